import type { OwnerDocumentKind, OwnerGap } from '@semilla/contract';
import { cents, ownerConflicts } from '@semilla/contract';
import { buildNewOwner } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenOwner } from '../../../test/owners.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { givenSheet, publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { owners } from '../../schema/owners.ts';
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

const millionCents = 100_000_000;
const urlOf = (projectId: string) => `/v1/project/projects/${projectId}`;
const edit = (projectId: string, body: object) => admin.patch(urlOf(projectId), { body });
async function open(projectId: string, phase: 'Preinvestment' | 'Investment' = 'Investment') {
  await givenSheet(test.db, projectId);
  return edit(projectId, { phaseId: phaseIds[phase] });
}
const draft = (owner: string | null, millions = 1): Promise<{ projectId: string }> =>
  givenProject(admin, {
    projectTypeId,
    promoterId: owner,
    financingAmount: cents(millions * millionCents),
    dateStart: null,
    dateEnd: null,
    preinvestorDateEnd: null,
  });

describe('opening an offer', () => {
  it.each(['Preinvestment', 'Investment'] as const)('[L23] needs an owner for %s', async (phase) => {
    const { projectId } = await draft(null);
    expect((await open(projectId, phase)).json()).toMatchObject({
      status: 409,
      code: 'project.owner_missing',
    });
    await edit(projectId, { promoterId });
    await publishSheet(admin, projectId);
    const opened = await edit(projectId, { phaseId: phaseIds[phase] });
    expect(opened.json()).toMatchObject({ phaseName: phase, promoterId });
  });

  it('[L23] needs a record with evidence for a guarantee agent who is named', async () => {
    const party = { taxId: null, website: null, description: null, descriptionEn: null };
    const { projectId } = await draft(promoterId);
    await edit(projectId, { guaranteeAgent: { ...party, name: 'Custodia S.L.' } });
    for (const [language, words] of [
      ['es', 'agente de garantías'],
      ['en', 'guarantee agent'],
    ] as const) {
      await givenSheet(test.db, projectId);
      const refused = await admin.patch(urlOf(projectId), {
        body: { phaseId: phaseIds.Investment },
        headers: { 'accept-language': language },
      });
      expect(refused.json()).toMatchObject({
        status: 409,
        code: 'project.guarantee_agent_missing',
        detail: expect.stringContaining(words),
      });
    }
    const fields = { naceSection: null, otherOffers: null, legalName: 'Custodia S.L.' };
    const incomplete = await givenOwner(test.db, { fields, kinds: ['registration', 'countryDeclaration'] });
    await edit(projectId, { guaranteeAgentId: incomplete });
    const refused = (await open(projectId)).json();
    expect(refused).toMatchObject({ status: 409, code: 'project.guarantee_agent_refused' });
    expect(refused.detail).toContain('antecedentes penales');
    expect(refused.detail).not.toContain('NACE');
    const other = await givenOwner(test.db, { fields: { ...fields, legalName: 'Depósitos S.L.' } });
    const name = (id: string) =>
      test.db.update(projects).set({ guaranteeAgentId: id }).where(eq(projects.projectId, projectId));
    await name(other);
    expect((await open(projectId)).json().detail).toContain('un registro con el nombre que da el proyecto');
    const guaranteeAgentId = await givenOwner(test.db, { fields });
    await name(guaranteeAgentId);
    expect((await open(projectId)).statusCode).toBe(200);
  });

  it('[L23] needs no owner to be announced', async () => {
    const { projectId } = await draft(null);
    expect((await edit(projectId, { phaseId: phaseIds.Next_Opening })).statusCode).toBe(200);
  });

  it('[L36] needs the NACE letter of the yearly report, which then stays', async () => {
    const silent = await givenOwner(test.db, { fields: { naceSection: null } });
    const { projectId } = await draft(silent);
    const refused = await open(projectId);
    expect(refused.json()).toMatchObject({ status: 409, code: 'project.owner_evidence_missing' });
    expect(refused.json().detail).toContain('la letra NACE');
    const record = `/v1/project/owners/${silent}`;
    expect((await admin.patch(record, { body: { naceSection: 'F' } })).statusCode).toBe(200);
    expect((await open(projectId)).statusCode).toBe(200);
    const emptied = await admin.patch(record, { body: { naceSection: null } });
    expect(emptied.json().errors).toMatchObject([{ path: 'naceSection', code: 'required' }]);
  });

  it('[L23] needs every document, and names those that are missing', async () => {
    const kinds: OwnerDocumentKind[] = ['registration', 'offersDeclaration', 'other'];
    const incomplete = await givenOwner(test.db, { kinds });
    const answer = await open((await draft(incomplete)).projectId);
    expect(answer.json()).toMatchObject({ status: 409, code: 'project.owner_evidence_missing' });
    expect(answer.json().detail).toContain('antecedentes penales');
    expect(answer.json().detail).not.toContain('registral');
  });

  it.each([
    ['a high-risk country', 'project.owner_country_refused', { country: 'KP' }],
    ['undeclared ties', 'project.owner_evidence_missing', { conflicts: null }],
    ['no beneficial owners', 'project.owner_evidence_missing', { beneficialOwners: [] }],
  ])('[L23][L25] is refused with %s', async (_what, code, fields) => {
    const owner = await givenOwner(test.db, { fields });
    expect((await open((await draft(owner)).projectId)).json().code).toBe(code);
  });

  it.each(ownerConflicts)('[L25] is refused with the tie %s to the provider', async (tie) => {
    const owner = await givenOwner(test.db, { fields: { conflicts: [tie] } });
    expect((await open((await draft(owner)).projectId)).json().code).toBe('project.owner_conflict');
  });

  it.each(['promoter', 'owner of its promoter', 'guarantee agent', 'owner of its guarantee agent'])(
    '[L25] is refused with the company that runs the platform as %s',
    async (part) => {
      const { name, taxId = '' } = test.services.config.company;
      const held = { beneficialOwners: [{ name: name.toUpperCase(), country: 'ES', share: 6_000 }] };
      const fields = part.startsWith('owner') ? held : { taxId, legalName: 'La plataforma S.L.' };
      const ownerId = await givenOwner(test.db, { fields });
      const isPromoter = part.endsWith('promoter');
      const { projectId } = await draft(isPromoter ? ownerId : promoterId);
      if (!isPromoter) {
        const { legalName } = (await admin.get(`/v1/project/owners/${ownerId}`)).json();
        const party = { taxId: null, website: null, description: null, descriptionEn: null };
        const guaranteeAgent = { ...party, name: legalName };
        await edit(projectId, { guaranteeAgent, guaranteeAgentId: ownerId });
      }
      const { detail, ...refused } = (await open(projectId)).json();
      expect(refused).toMatchObject({
        status: 409,
        code: isPromoter ? 'project.owner_conflict' : 'project.guarantee_agent_refused',
      });
      expect(detail).toMatch(/vínculo/);
      expect((await admin.get(`/v1/project/owners/${ownerId}`)).json()).toMatchObject({
        ready: false,
        gaps: ['conflict'],
      });
      // The next case has the number of the platform again.
      const { taxId: other } = buildNewOwner();
      await test.db.update(owners).set({ taxId: other }).where(eq(owners.ownerId, ownerId));
    },
  );

  it('[L18][L23] is not possible while a project is created, which has no sheet yet', async () => {
    const { projectId } = await draft(promoterId);
    const { url, ...fields } = (await admin.get(urlOf(projectId))).json();
    const body = {
      ...Object.fromEntries(
        ['name', 'direction', 'projectTypeId', 'country', 'financingAmount', 'projectDuration'].map(
          (name) => [name, fields[name]],
        ),
      ),
      targetProfitability: '12.00',
      minimumInvestment: '100.00',
      deliveryFeePeriod: 'quarterly',
      phaseId: phaseIds.Investment,
    };
    const create = (more: object) => admin.post('/v1/project/projects', { body: { ...body, ...more } });
    const preinvestment = { phaseId: phaseIds.Preinvestment };
    expect((await create({ url: `${url}-a` })).json().code).toBe('project.sheet_needed');
    const withOwner = await create({ url: `${url}-b`, ...preinvestment, promoterId });
    expect(withOwner.json().code).toBe('project.sheet_needed');
  });
});

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
  expect((await admin.post(`${urlOf(projectId)}/sheet/suspend`, { body: why })).statusCode).toBe(200);
  const renamed = await admin.patch(record, { body: { legalName: 'Otra S.L.' } });
  expect(renamed.json()).toMatchObject({ legalName: 'Otra S.L.' });

  const withoutSheet = { sheetVersion: 0, suspendedUntil: null };
  await test.db.update(projects).set(withoutSheet).where(eq(projects.projectId, projectId));
  expect((await admin.patch(record, { body: { legalName } })).json()).toMatchObject({ legalName });
});

it('[L21][L23] the draft of a sheet that holds all texts as edited follows the record of the owner', async () => {
  const { projectId } = await draft(promoterId);
  await open(projectId);
  const url = `${urlOf(projectId)}/sheet`;
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
