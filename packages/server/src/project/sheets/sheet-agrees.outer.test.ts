import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { projectUrl } from '../../../test/orders.ts';
import { givenOwner } from '../../../test/owners.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { projects } from '../../schema/projects.ts';
import { type PublishedContent, sheetVersions } from '../../schema/sheet-versions.ts';
import { phaseIds } from '../phases/catalogue.ts';

const guaranteeAgent = {
  name: 'Custodia S.L.',
  taxId: null,
  website: null,
  description: null,
  descriptionEn: null,
};
const record = { legalName: 'Rehabitia S.L.', lei: null };

let test: TestApp;
let admin: Caller;
let projectTypeId: string;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z') });
  admin = await as(test, 'admin');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const edit = (projectId: string, body: object, headers?: Record<string, string>) =>
  admin.patch(projectUrl(projectId), { body, ...(headers && { headers }) });
const open = (projectId: string, phase: 'Preinvestment' | 'Investment' = 'Investment', headers = {}) =>
  edit(projectId, { phaseId: phaseIds[phase] }, headers);
const editOwner = (ownerId: string, body: object) => admin.patch(`/v1/project/owners/${ownerId}`, { body });

/** A project just before opening, with a promoter record and a published sheet. */
async function announced(edits: object = {}) {
  const promoterId = await givenOwner(test.db, { fields: record });
  const { projectId }: { projectId: string } = await givenProject(admin, {
    projectTypeId,
    taxWithholder: 'platform',
    promoterId,
    guaranteeAgent,
    guaranteeAgentId: await givenOwner(test.db, { fields: { legalName: guaranteeAgent.name } }),
    dateStart: null,
    dateEnd: null,
    preinvestorDateEnd: null,
    phase: 'Next_Opening',
  });
  expect((await publishSheet(admin, projectId, { edits })).json()).toMatchObject({ number: 1 });
  return { projectId, promoterId };
}

/** Puts a version in force, with content as stored by an earlier release. */
async function publishedEarlier(
  projectId: string,
  earlier: (content: PublishedContent) => PublishedContent,
): Promise<void> {
  const ofProject = eq(sheetVersions.projectId, projectId);
  const [first] = await test.db.select().from(sheetVersions).where(ofProject);
  const { digestEs: _es, digestEn: _en, ...version } = first as typeof sheetVersions.$inferSelect;
  const changes = { changes: 'Se corrige un dato.', changesEn: 'One figure is corrected.' };
  const content = earlier(version.content);
  await test.db
    .insert(sheetVersions)
    .values({ ...version, ...changes, content, sheetVersionId: newId(), number: 2 });
  await test.db.update(projects).set({ sheetVersion: 2 }).where(eq(projects.projectId, projectId));
}

it.each([
  ['legalName', 'Rehabitia Centro S.L.'],
  ['taxId', 'B85432102'],
  ['lei', '959800TMBXRMPZ3XGP38'],
  ['legalForm', 'SA', 'S.A.'],
  ['address', 'Calle Nueva 7, 28012 Madrid'],
])(
  '[L17][L18] refuses to open an offer whose sheet shows another %s of the promoter than the record',
  async (name, value, shown = value) => {
    const { projectId, promoterId } = await announced();
    expect((await editOwner(promoterId, { [name]: value })).statusCode).toBe(200);
    for (const phase of ['Preinvestment', 'Investment'] as const) {
      const refused = (await open(projectId, phase)).json();
      expect(refused).toMatchObject({ status: 409, code: 'project.sheet_differs' });
      expect(refused.detail).toMatch(
        new RegExp(`: el promotor, que en su expediente es «[^»]*${shown}[^»]*»\\.`),
      );
    }
    expect((await admin.get(projectUrl(projectId))).json().phaseName).toBe('Next_Opening');
    expect((await publishSheet(admin, projectId)).json()).toMatchObject({ number: 2 });
    expect((await open(projectId)).statusCode).toBe(200);
  },
);

it.each([
  ['name', { name: 'Otro nombre' }, 'el nombre del proyecto', 'the name of the project'],
  [
    'promoterName',
    { promoter: { ...guaranteeAgent, name: 'Otra S.L.' } },
    'el nombre del promotor en la página del proyecto',
    'the name of the promoter on the page of the project',
  ],
  ['dateEnd', { dateEnd: '2027-05-31' }, 'el fin de la financiación', 'the end of the financing'],
  [
    'financingAmount',
    { financingAmountCents: 50_000_000 },
    'el importe a financiar',
    'the amount to finance',
  ],
  ['projectDuration', { durationMonths: 31 }, 'la duración', 'the duration'],
  [
    'targetProfitability',
    { targetProfitabilityHundredths: 731 },
    'la rentabilidad objetivo',
    'the target profitability',
  ],
  [
    'deliveryFeePeriod',
    { deliveryFeePeriod: 'end_of_project' },
    'la entrega de rendimientos',
    'the delivery of returns',
  ],
  [
    'cancellationFee',
    { cancellationFeeHundredths: 77 },
    'la penalización por cancelación',
    'the cancellation penalty',
  ],
  ['managerFee', { managerFeeHundredths: 77 }, 'la comisión de gestión', 'the management fee'],
  [
    'guaranteeAgent',
    { guaranteeAgent: { ...guaranteeAgent, name: 'Avales del Norte' } },
    'el agente de garantías',
    'the guarantee agent',
  ],
] as [string, Partial<typeof projects.$inferInsert>, string, string][])(
  '[L17] refuses to open an offer whose sheet shows another %s than its project',
  async (_name, columns, es, en) => {
    const { projectId } = await announced();
    // Earlier releases did not bind terms, and a restored database may contain other values.
    await test.db.update(projects).set(columns).where(eq(projects.projectId, projectId));
    expect((await open(projectId)).json()).toMatchObject({
      code: 'project.sheet_differs',
      detail: expect.stringContaining(`No coincide: ${es}.`),
    });
    const english = await open(projectId, 'Preinvestment', { 'accept-language': 'en' });
    expect(english.json().detail).toContain(`These differ: ${en}.`);
    expect((await publishSheet(admin, projectId)).statusCode).toBe(201);
    const { name: legalName } = columns.guaranteeAgent ?? guaranteeAgent;
    const guaranteeAgentId = await givenOwner(test.db, { fields: { legalName } });
    await test.db.update(projects).set({ guaranteeAgentId }).where(eq(projects.projectId, projectId));
    expect((await open(projectId)).statusCode).toBe(200);
  },
);

it('[L17][L18] names all differences at once', async () => {
  const { projectId, promoterId } = await announced();
  await editOwner(promoterId, { legalName: 'Otra S.L.' });
  await test.db
    .update(projects)
    .set({ durationMonths: 31, managerFeeHundredths: 77 })
    .where(eq(projects.projectId, projectId));
  const { detail } = (await open(projectId)).json();
  expect(detail).toMatch(/: el promotor, [^;]*«Otra S\.L\.[^;]*; la duración; la comisión de gestión\./);
});

it('[L17][L18] compares a sheet of an earlier release by its text about the promoter', async () => {
  const { projectId, promoterId } = await announced();
  const { taxId } = (await admin.get(`/v1/project/owners/${promoterId}`)).json();
  const identity = `Rehabitia S.L., NIF ${taxId}, Calle Mayor 1, Madrid.`;
  await publishedEarlier(projectId, (published) => {
    const { ownerName: _, ownerRecord: _record, terms, ...content } = published;
    const { name: _name, promoterName: _promoter, dateEnd: _end, ...earlierTerms } = terms;
    const texts = { ...content.texts, ownerIdentity: { es: identity, en: identity } };
    return { ...content, texts, terms: earlierTerms } as PublishedContent;
  });
  await editOwner(promoterId, { legalName: 'Otra S.L.' });
  expect((await open(projectId)).json().code).toBe('project.sheet_differs');
  await editOwner(promoterId, { legalName: record.legalName });
  expect((await open(projectId)).statusCode).toBe(200);
});

it.each([
  ['says that it has none', null],
  // The first sheets showed the deadline of the project.
  ['does not name it', undefined],
])(
  '[L18] does not open an offer whose sheet of an earlier release has no deadline: it %s',
  async (_how, dateEnd) => {
    const { projectId } = await announced();
    await test.db.update(projects).set({ dateEnd: null }).where(eq(projects.projectId, projectId));
    await publishedEarlier(projectId, ({ terms, ...content }) => {
      const { dateEnd: _end, ...others } = terms;
      const earlierTerms = dateEnd === undefined ? others : { ...others, dateEnd };
      return { ...content, terms: earlierTerms } as PublishedContent;
    });
    for (const phase of ['Preinvestment', 'Investment'] as const)
      expect((await open(projectId, phase)).json()).toMatchObject({
        status: 409,
        code: 'project.sheet_incomplete',
        detail: expect.stringContaining('el fin del plazo de la oferta'),
        errors: [{ path: 'terms.dateEnd', code: 'required' }],
      });
    const english = await open(projectId, 'Investment', { 'accept-language': 'en' });
    expect(english.json().detail).toContain('the end of the offer');
    expect((await publishSheet(admin, projectId)).json()).toMatchObject({ number: 3 });
    expect((await open(projectId)).statusCode).toBe(200);
  },
);

it('[L17][L18] does not compare legal form and address with a sheet published before these were stored', async () => {
  const { projectId, promoterId } = await announced();
  await publishedEarlier(projectId, (published) => {
    const { ownerRecord: _, ...content } = published;
    return content;
  });
  await editOwner(promoterId, { legalForm: 'SA', address: 'Calle Nueva 7, 28012 Madrid' });
  expect((await open(projectId)).statusCode).toBe(200);
});

it('[L17] opens an offer whose sheet was published before agents had an English description', async () => {
  const { projectId } = await announced();
  await publishedEarlier(projectId, ({ terms, ...content }) => {
    const { descriptionEn: _, ...agent } = guaranteeAgent;
    return { ...content, terms: { ...terms, guaranteeAgent: agent } } as PublishedContent;
  });
  expect((await open(projectId)).statusCode).toBe(200);
});

it('[L17] opens an offer whose sheet does not change the name on the project page', async () => {
  const { projectId } = await announced({ terms: { promoterName: null } });
  expect((await open(projectId)).statusCode).toBe(200);
});
