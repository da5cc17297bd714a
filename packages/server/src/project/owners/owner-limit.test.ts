import { cents } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { editProject, givenDraft, millionCents, openOffer } from '../../../test/offers.ts';
import { givenOwner } from '../../../test/owners.ts';
import { givenProjectType } from '../../../test/projects.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';

let test: TestApp;
let admin: Caller;
let projectTypeId: string;
let promoterId: string;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z') });
  admin = await as(test, 'admin');
  projectTypeId = await givenProjectType(admin);
});
beforeEach(async () => {
  promoterId = await givenOwner(test.db);
});
afterAll(() => test.close());

const edit = (projectId: string, body: object) => editProject(admin, projectId, body);
const open = (projectId: string) => openOffer(admin, projectId);
const draft = (owner: string, millions = 1) =>
  givenDraft(admin, { projectTypeId, promoterId: owner, millions });

describe('the limit of an owner', () => {
  it('[L24] admits exactly 5,000,000.00 in twelve months, and refuses a cent more', async () => {
    const [first, second] = [await draft(promoterId, 3), await draft(promoterId, 2)];
    expect((await open(first.projectId)).statusCode).toBe(200);
    await edit(second.projectId, { financingAmount: '2000000.01' });
    const refused = await open(second.projectId);
    expect(refused.json()).toMatchObject({ status: 409, code: 'project.owner_limit_exceeded' });
    expect(refused.json().detail).toContain('3.000.000,00');
    const edits = { terms: { financingAmount: '2000000.00' } };
    expect((await publishSheet(admin, second.projectId, { edits })).statusCode).toBe(201);
    expect((await open(second.projectId)).statusCode).toBe(200);
    expect((await admin.get(`/v1/project/owners/${promoterId}`)).json().offeredAmount).toBe('5000000.00');
  });

  it('[L24] is not exceeded by two offers that open at once', async () => {
    const drafts = [await draft(promoterId, 3), await draft(promoterId, 3)];
    const answers = await Promise.all(drafts.map(({ projectId }) => open(projectId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('[L24] counts the declared offers on other platforms of the last twelve months', async () => {
    const offer = (openedOn: string) => ({ platform: 'Vecina', openedOn, amount: cents(3 * millionCents) });
    const old = await givenOwner(test.db, { fields: { otherOffers: [offer('2025-03-02')] } });
    const recent = await givenOwner(test.db, { fields: { otherOffers: [offer('2025-03-03')] } });
    expect((await open((await draft(old, 3)).projectId)).statusCode).toBe(200);
    expect((await open((await draft(recent, 3)).projectId)).json().code).toBe('project.owner_limit_exceeded');
  });

  it('[L24] counts what an offer raised once it is over, and nothing after twelve months', async () => {
    const { projectId } = await draft(promoterId, 4);
    await open(projectId);
    const raised = { phaseId: phaseIds.Financed, amountInvestedCents: millionCents };
    await test.db.update(projects).set(raised).where(eq(projects.projectId, projectId));
    expect((await admin.get(`/v1/project/owners/${promoterId}`)).json().offeredAmount).toBe('1000000.00');
    expect((await open((await draft(promoterId, 4)).projectId)).statusCode).toBe(200);
    const another = await draft(promoterId, 5);
    expect((await open(another.projectId)).json().code).toBe('project.owner_limit_exceeded');
    test.clock.advance(366 * 86_400);
    admin = await as(test, 'admin');
    expect((await open(another.projectId)).statusCode).toBe(200);
  });

  it('[L24] refuses a running offer that asks for more by a new sheet', async () => {
    const { projectId } = await draft(promoterId, 4);
    await open(projectId);
    const ask = (financingAmount: string) =>
      publishSheet(admin, projectId, { edits: { terms: { financingAmount } } });
    expect((await ask('5000000.01')).json().code).toBe('project.owner_limit_exceeded');
    expect((await ask('5000000.00')).statusCode).toBe(201);
  });
});
