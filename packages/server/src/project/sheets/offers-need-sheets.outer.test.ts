import { v1 } from '@semilla/contract';
import { buildNewProject, buildSheetTexts, onWire } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { invest, openProject, ordersUrl, projectUrl, tracesIn } from '../../../test/orders.ts';
import { giveOwner } from '../../../test/owners.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { givenSheet, publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';

let test: TestApp;
let admin: Caller;
let projectTypeId: string;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const open = (projectId: string, to: 'Preinvestment' | 'Investment') =>
  admin.patch(projectUrl(projectId), { body: { phaseId: phaseIds[to] } });

async function withVersion(sheetVersion: number | null): Promise<string> {
  const { projectId } = await openProject(test, admin, { financingAmount: 1_000_000 });
  await test.db.update(projects).set({ sheetVersion }).where(eq(projects.projectId, projectId));
  return projectId;
}

describe('[L18] without a published sheet', () => {
  it.each([
    ['Draft', 'Investment'],
    ['Next_Opening', 'Investment'],
    ['Draft', 'Preinvestment'],
    ['Next_Opening', 'Preinvestment'],
  ] as const)('a project in %s does not go to %s, and says why in both languages', async (phase, to) => {
    const { projectId } = await givenProject(admin, { projectTypeId, phase });
    await giveOwner(test.db, projectId);
    const refused = await open(projectId, to);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'project.sheet_needed',
      detail: expect.stringContaining('ficha de datos fundamentales'),
    });
    const english = await admin.patch(projectUrl(projectId), {
      body: { phaseId: phaseIds[to] },
      headers: { 'accept-language': 'en' },
    });
    expect(english.json().detail).toContain('key investment information sheet');
    expect((await admin.get(projectUrl(projectId))).json().phaseName).toBe(phase);

    await givenSheet(test.db, projectId);
    expect((await open(projectId, to)).json()).toMatchObject({ phaseName: to, sheetVersion: 1 });
  });

  it('a new project does not start open', async () => {
    const body = onWire(v1.projects.create, buildNewProject({ projectTypeId })) as object;
    const answer = await admin.post('/v1/project/projects', {
      body: { ...body, phaseId: phaseIds.Investment },
    });
    expect(answer.json().code).toBe('project.sheet_needed');
  });

  it('an order is refused, with no trace', async () => {
    const projectId = await withVersion(null);
    const investor = await anInvestor(test, 100_000);
    const refused = await invest(investor, projectId, '500.00');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('project.sheet_needed');
    expect(await tracesIn(test, projectId)).toMatchObject({ escrow: 0, orders: 0, movements: 0 });
  });
});

describe('[L11][L18] the evidence of an order', () => {
  it.each([
    [1, 1],
    [3, 3],
    // This project was offered before the platform had sheets.
    [0, null],
  ])('with version %s of the sheet keeps %s', async (sheetVersion, noted) => {
    const projectId = await withVersion(sheetVersion);
    const investor = await anInvestor(test, 100_000);
    const placed = await invest(investor, projectId, '500.00');
    expect(placed.statusCode).toBe(201);
    const evidence = await investor.get(`${ordersUrl}/${placed.json().orderId}/evidence`);
    expect(evidence.json().sheetVersion).toBe(noted);
  });
});

it.each([
  ['es', { es: null, en: 'Sales.' }],
  ['en', { es: 'Ventas.', en: null }],
])('[L22] publishes no sheet that lacks a text in %s', async (language, keyFigures) => {
  const { projectId } = await givenProject(admin, { projectTypeId });
  const refused = await publishSheet(admin, projectId, {
    edits: { texts: { ...buildSheetTexts(), keyFigures } },
  });
  expect(refused.json()).toMatchObject({
    code: 'project.sheet_incomplete',
    errors: [{ path: `texts.keyFigures.${language}` }],
  });
  expect((await admin.get(`${projectUrl(projectId)}/sheet-versions`)).json().total).toBe(0);
});

it('[L22] opens an offer only the configured number of working days after its first sheet', async () => {
  // A Wednesday. The fourth working day after it is Tuesday of the next week.
  const patient = await buildTestApp({
    now: new Date('2026-02-04T10:00:00Z'),
    config: { sheetFilingDays: 4 },
  });
  const own = await as(patient, 'admin');
  const { projectId } = await givenProject(own, { projectTypeId: await givenProjectType(own) });
  await giveOwner(patient.db, projectId);
  await givenSheet(patient.db, projectId);
  const openOn = async (moment: string) => {
    patient.clock.advance((Date.parse(moment) - patient.clock.now.getTime()) / 1_000);
    const caller = await as(patient, own);
    return caller.patch(projectUrl(projectId), { body: { phaseId: phaseIds.Investment } });
  };
  expect((await openOn('2026-02-09T22:30:00Z')).json()).toMatchObject({
    code: 'project.sheet_not_filed',
    detail: expect.stringContaining('10/02/2026'),
  });
  expect((await openOn('2026-02-09T23:30:00Z')).statusCode).toBe(200);
  await patient.close();
});
