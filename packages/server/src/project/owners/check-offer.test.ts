import type { OwnerDocumentKind } from '@semilla/contract';
import { ownerConflicts } from '@semilla/contract';
import { buildNewOwner } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { editProject, givenDraft, openOffer } from '../../../test/offers.ts';
import { projectUrl } from '../../../test/orders.ts';
import { givenOwner } from '../../../test/owners.ts';
import { givenProjectType } from '../../../test/projects.ts';
import { givenSheet, publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { owners } from '../../schema/owners.ts';
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
const open = (projectId: string, phase?: 'Preinvestment' | 'Investment') =>
  openOffer(admin, projectId, phase);
const draft = (owner: string | null) => givenDraft(admin, { projectTypeId, promoterId: owner });

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
      const refused = await admin.patch(projectUrl(projectId), {
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
      // The next case uses the tax number of the platform again.
      const { taxId: other } = buildNewOwner();
      await test.db.update(owners).set({ taxId: other }).where(eq(owners.ownerId, ownerId));
    },
  );

  it('[L18][L23] is not possible while a project is created, which has no sheet yet', async () => {
    const { projectId } = await draft(promoterId);
    const { url, ...fields } = (await admin.get(projectUrl(projectId))).json();
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
