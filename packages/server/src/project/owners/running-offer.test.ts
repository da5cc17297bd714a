import type { OwnerGap } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { editProject, givenDraft, openOffer } from '../../../test/offers.ts';
import { projectUrl } from '../../../test/orders.ts';
import { givenOwner } from '../../../test/owners.ts';
import { givenProjectType } from '../../../test/projects.ts';
import { givenSheet, publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';
import { sheets } from '../../schema/sheets.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { nothingEdited } from '../sheets/sheet-content.ts';

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
const draft = (owner: string | null) => givenDraft(admin, { projectTypeId, promoterId: owner });

describe('a running offer', () => {
  it('[L23] without an owner goes on, and may be given one that may offer', async () => {
    const { projectId } = await draft(promoterId);
    await open(projectId);
    await test.db.update(projects).set({ promoterId: null }).where(eq(projects.projectId, projectId));
    expect((await edit(projectId, { direction: 'Calle del Olivar 22' })).statusCode).toBe(200);
    const more = { terms: { financingAmount: '1100000.00' } };
    expect((await publishSheet(admin, projectId, { edits: more })).json().code).toBe('project.owner_missing');
    const incomplete = await givenOwner(test.db, { kinds: [] });
    expect((await edit(projectId, { promoterId: incomplete })).json().code).toBe(
      'project.owner_evidence_missing',
    );
    expect((await edit(projectId, { promoterId })).statusCode).toBe(200);
  });

  it('[L23] keeps the evidence of its owner', async () => {
    const ownerId = await givenOwner(test.db);
    const { projectId } = await draft(ownerId);
    await givenSheet(test.db, projectId);
    await edit(projectId, { phaseId: phaseIds.Preinvestment });
    const documentsUrl = '/v1/project/owner-documents';
    const { data } = (await admin.get(`${documentsUrl}?ownerId=${ownerId}`)).json();
    const refused = await admin.delete(`${documentsUrl}/${data[0].ownerDocumentId}`);
    expect(refused.json().code).toBe('project.owner_evidence_in_use');
    await edit(projectId, { phaseId: phaseIds.Discarded });
    expect((await admin.delete(`${documentsUrl}/${data[0].ownerDocumentId}`)).statusCode).toBe(204);
  });

  it('[L23] keeps its owner', async () => {
    const { projectId } = await draft(promoterId);
    await open(projectId);
    for (const other of [null, await givenOwner(test.db)])
      expect((await edit(projectId, { promoterId: other })).json().code).toBe('project.owner_fixed');
    const gaps: OwnerGap[] = (await admin.get(`/v1/project/owners/${promoterId}`)).json().gaps;
    expect(gaps).toEqual([]);
  });
});

it('[L17] the name and numbers of an owner stay while the sheet of an open offer says them', async () => {
  const { projectId } = await draft(promoterId);
  const record = `/v1/project/owners/${promoterId}`;
  const { legalName } = (await admin.get(record)).json();
  await open(projectId);
  for (const [path, value] of [
    ['legalName', 'Otra S.L.'],
    ['taxId', 'B85432102'],
    ['lei', '959800TMBXRMPZ3XGP38'],
  ]) {
    const refused = await admin.patch(record, { body: { [`${path}`]: value } });
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'project.owner_in_sheet',
      errors: [{ path }],
    });
  }
  const body = { legalName, address: 'Calle Nueva 1, 28001 Madrid' };
  expect((await admin.patch(record, { body })).statusCode).toBe(200);

  const why = { reason: 'Ha cambiado de nombre.', reasonEn: 'It has another name.' };
  expect((await admin.post(`${projectUrl(projectId)}/sheet/suspend`, { body: why })).statusCode).toBe(200);
  const renamed = await admin.patch(record, { body: { legalName: 'Otra S.L.' } });
  expect(renamed.json()).toMatchObject({ legalName: 'Otra S.L.' });

  const withoutSheet = { sheetVersion: 0, suspendedUntil: null };
  await test.db.update(projects).set(withoutSheet).where(eq(projects.projectId, projectId));
  expect((await admin.patch(record, { body: { legalName } })).json()).toMatchObject({ legalName });
});

it('[L21][L23] the draft of a sheet that holds all texts as edited follows the record of the owner', async () => {
  const { projectId } = await draft(promoterId);
  await open(projectId);
  const url = `${projectUrl(projectId)}/sheet`;
  const hold = (texts: object) =>
    test.db
      .update(sheets)
      .set({ edited: { ...nothingEdited, texts } })
      .where(eq(sheets.projectId, projectId));
  await hold({});
  const { texts: usual } = (await admin.get(url)).json();
  const own = { es: 'Lo dijo el equipo.', en: 'Staff wrote it.' };
  await hold({ ...usual, riskOfOthers: own });
  const why = { reason: 'Ha cambiado de nombre.', reasonEn: 'It has another name.' };
  await admin.post(`${url}/suspend`, { body: why });
  await admin.patch(`/v1/project/owners/${promoterId}`, { body: { legalName: 'Otra S.L.' } });
  const { texts: now } = (await admin.get(url)).json();
  expect(now.ownerIdentity.es).toContain('Otra S.L.');
  expect(now.responsible.es).toBe('Otra S.L.');
  expect(now.riskOfOthers).toEqual(own);
});
