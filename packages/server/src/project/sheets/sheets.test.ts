import {
  belowTargetTexts,
  belowTargetTextsIn,
  type ErrorCode,
  sheetAttestation,
  sheetModel,
  sheetTextNames,
} from '@semilla/contract';
import { buildSheetTexts, sheetAttested } from '@semilla/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { openProject, projectUrl } from '../../../test/orders.ts';
import { givenOwner } from '../../../test/owners.ts';
import { givenProject, givenProjectType, moveTo } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let manager: Caller;
let otherManager: Caller;
let investor: Caller;
let projectTypeId: string;
beforeAll(async () => {
  test = await buildTestApp();
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  manager = await as(test, 'operator', { name: 'Javier', surname: 'Ortega Gil' });
  otherManager = await as(test, 'operator');
  investor = await as(test, 'user');
  projectTypeId = await givenProjectType(marta);
});
afterAll(() => test.close());

const alone = { alone: true };
const sheetUrl = (projectId: string) => `${projectUrl(projectId)}/sheet`;
const versionsUrl = (projectId: string) => `${projectUrl(projectId)}/sheet-versions`;

async function newProject(overrides: Partial<Parameters<typeof givenProject>[1]> = {}): Promise<string> {
  const { projectId } = await givenProject(marta, { projectTypeId, managerId: manager.userId, ...overrides });
  return projectId;
}

const edit = (caller: Caller, projectId: string, body: object) => caller.patch(sheetUrl(projectId), { body });

async function written(overrides: Partial<Parameters<typeof givenProject>[1]> = {}): Promise<string> {
  const projectId = await newProject(overrides);
  const { statusCode, body } = await edit(manager, projectId, { texts: buildSheetTexts() });
  if (statusCode !== 200) throw new Error(body);
  return projectId;
}

async function publish(caller: Caller, projectId: string, given: object = {}, options = {}) {
  const { version } = (await marta.get(sheetUrl(projectId))).json();
  const body = { seenVersion: version, why: 'Está completa.', ...sheetAttested, ...given };
  return caller.post(`${sheetUrl(projectId)}/publish`, { body, ...options });
}

const codeOf = (answer: { json(): { code: ErrorCode } }) => answer.json().code;

it('[L18][L23] names the promoter as its record does, whatever the texts of the project say', async () => {
  const fields = { legalName: 'Rehabitia Promociones S.L.', taxId: 'B12345674' };
  const promoterId = await givenOwner(test.db, { fields: { ...fields, lei: '959800TMBXRMPZ3XGP38' } });
  const promoter = {
    name: 'Otro nombre',
    taxId: 'B85432102',
    website: null,
    description: null,
    descriptionEn: null,
  };
  const { projectId } = await openProject(test, marta, { phase: 'Draft', promoterId, promoter });
  const draft = (await marta.get(sheetUrl(projectId))).json();
  expect(draft.texts.ownerIdentity.es).toMatch(
    /^Rehabitia Promociones S.L., B12345674, LEI 959800TMBXRMPZ3XGP38, forma jurídica: S.L., Calle del Olivar 21/,
  );
  expect(draft.texts.ownerIdentity.en).toContain(', legal form: S.L. (limited company), Calle del Olivar 21');
  const pdf = await marta.get(`${sheetUrl(projectId)}/pdf`);
  const text = textOfPdf(pdf.rawPayload).join(' ').replaceAll('\n', ' ');
  expect(text).toContain('Rehabitia Promociones S.L., B12345674');
  expect(text).not.toContain('B85432102');
});

describe('[L18] the draft of a sheet', () => {
  it('begins with what follows from the project', async () => {
    const projectId = await newProject();
    const project = (await marta.get(projectUrl(projectId))).json();
    const draft = (await manager.get(sheetUrl(projectId))).json();
    expect(Object.keys(draft.texts)).toEqual([...sheetTextNames]);
    expect(draft.texts.responsible).toEqual({ es: project.promoter.name, en: project.promoter.name });
    expect(draft.texts.ownerActivities.es).toBe(project.promoter.description);
    expect(draft.texts.keyFigures).toEqual({ es: null, en: null });
    expect(draft.missing).toContain('texts.keyFigures.en');
    expect(draft.terms).toMatchObject({
      financingAmount: project.financingAmount,
      projectDuration: project.projectDuration,
      targetProfitability: project.targetProfitability,
      managerFee: project.managerFee,
      cancellationFee: project.cancellationFee,
    });
    expect(draft).toMatchObject({ offerId: null, publishedVersion: null, updatedAt: null, version: 1 });
  });

  it('follows the project until a field is edited, and again if that is edited in the project later', async () => {
    const projectId = await newProject();
    await edit(manager, projectId, { texts: { keyFigures: { es: 'Ventas: 2 M€.', en: 'Sales: 2 M€.' } } });
    await marta.patch(projectUrl(projectId), { body: { projectDuration: 24 } });
    const draft = (await manager.get(sheetUrl(projectId))).json();
    expect(draft.terms.projectDuration).toBe(24);
    expect(draft.texts.keyFigures.es).toBe('Ventas: 2 M€.');
    await edit(manager, projectId, { terms: { projectDuration: 30 } });
    expect((await manager.get(sheetUrl(projectId))).json().terms.projectDuration).toBe(30);
    await marta.patch(projectUrl(projectId), { body: { projectDuration: 36 } });
    expect((await manager.get(sheetUrl(projectId))).json().terms.projectDuration).toBe(36);
  });

  it('is refused to other managers, investors and visitors', async () => {
    const projectId = await newProject();
    expect((await edit(otherManager, projectId, { ownFunds: '1.00' })).statusCode).toBe(404);
    expect((await otherManager.get(sheetUrl(projectId))).statusCode).toBe(404);
    expect((await investor.get(sheetUrl(projectId))).statusCode).toBe(403);
    expect((await test.app.inject({ url: sheetUrl(projectId) })).statusCode).toBe(401);
    expect((await test.app.inject({ url: `${sheetUrl(projectId)}/pdf` })).statusCode).toBe(401);
  });

  it.each([
    ['a text that the model lacks', { texts: { profit: { es: 'Mucho', en: 'A lot' } } }],
    ['a text in one language', { texts: { keyFigures: { es: 'Ventas' } } }],
    ['a text of 2001 characters', { texts: { keyFigures: { es: 'x'.repeat(2_001), en: null } } }],
    ['a negative amount', { ownFunds: '-1.00' }],
    ['a cost of all the money', { entryCost: '100.00' }],
  ])('is refused with %s', async (_, body) => {
    expect(codeOf(await edit(manager, await newProject(), body))).toBe('request.invalid');
  });

  it('is not edited once the project is discarded', async () => {
    const projectId = await newProject({ phase: 'Discarded' });
    expect(codeOf(await edit(marta, projectId, { ownFunds: '1.00' }))).toBe('project.sheet_not_needed');
    expect(codeOf(await publish(marta, projectId))).toBe('project.sheet_not_needed');
  });

  it('is not overwritten by who saw an earlier version', async () => {
    const projectId = await written();
    const stale = await edit(marta, projectId, { ownFunds: '5.00', version: 1 });
    expect(codeOf(stale)).toBe('request.edited_meanwhile');
  });
});

describe('[L18][L21] publishing a sheet', () => {
  it('is proposed by the manager and done by a second person', async () => {
    const projectId = await written();
    const proposed = await publish(manager, projectId, {}, alone);
    expect(proposed.statusCode).toBe(202);
    expect((await manager.get(versionsUrl(projectId))).json().total).toBe(0);
    const { proposalId, effects } = proposed.json();
    expect(effects[0]).toMatchObject({ action: 'project.publish-sheet', after: { sheetVersion: 1 } });

    const approved = await elena.post(`/v1/approvals/${proposalId}/approve`, { body: {}, ...alone });
    expect(approved.json().status).toBe('approved');
    const { data } = (await manager.get(versionsUrl(projectId))).json();
    expect(data).toEqual([
      {
        sheetVersionId: expect.any(String),
        projectId,
        number: 1,
        offerId: expect.stringMatching(/^959800SEMILLADEMO067\d{8}$/),
        changes: null,
        changesEn: null,
        isMaterial: false,
        sidesEs: expect.any(Number),
        sidesEn: expect.any(Number),
        publishedAt: expect.any(String),
        drawnUpBy: 'Ana Prado Gil',
        attestationVersion: sheetAttestation.version,
        proposedByName: 'Javier Ortega Gil',
        approvedByName: 'Elena Vidal',
      },
    ]);
    expect((await marta.get(projectUrl(projectId))).json().sheetVersion).toBe(1);
  });

  it('is read by the second person as it would be published, until the draft is edited', async () => {
    const projectId = await written();
    const { effects } = (await publish(manager, projectId, {}, alone)).json();
    const { sheetDigest: digest, offerId } = effects[0].after;
    const pdf = `${sheetUrl(projectId)}/pdf?language=en&digest=${digest}`;
    const proposed = await elena.get(pdf);
    expect(proposed.statusCode).toBe(200);
    expect(textOfPdf(proposed.rawPayload).join(' ')).toContain(offerId);
    await edit(manager, projectId, { ownFunds: '60000.00' });
    expect(codeOf(await elena.get(pdf))).toBe('request.edited_meanwhile');
  });

  it('is not approved by who proposed it, nor proposed twice, nor proposed without a reason', async () => {
    const projectId = await written();
    const { proposalId } = (await publish(marta, projectId, {}, alone)).json();
    const own = await marta.post(`/v1/approvals/${proposalId}/approve`, { body: {}, ...alone });
    expect(codeOf(own)).toBe('approvals.own_proposal');
    expect(codeOf(await publish(elena, projectId, {}, alone))).toBe('approvals.already_proposed');
    const other = await written();
    expect(codeOf(await publish(marta, other, { why: undefined }, alone))).toBe('approvals.why_needed');
  });

  it('is refused where a text is missing, and names each', async () => {
    const projectId = await newProject();
    const answer = await publish(manager, projectId);
    expect(codeOf(answer)).toBe('project.sheet_incomplete');
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path: 'texts.keyFigures.es' }));
  });

  it('is refused if it promises something else than the platform does below the target', async () => {
    const projectId = await written();
    const belowTarget = { es: 'Se amplía el plazo.', en: 'The term is extended.' };
    await edit(manager, projectId, { texts: { belowTarget } });
    expect(codeOf(await publish(manager, projectId))).toBe('project.sheet_below_target');
    await edit(manager, projectId, { texts: { belowTarget: belowTargetTextsIn(31).partial } });
    expect(codeOf(await publish(manager, projectId))).toBe('project.sheet_below_target');
    await edit(manager, projectId, { texts: { belowTarget: belowTargetTexts.partial } });
    expect((await publish(manager, projectId)).statusCode).toBe(201);
  });

  it('fits on six sides, and is refused with a seventh', async () => {
    const projectId = await written();
    const names = sheetTextNames.filter((name) => name !== 'belowTarget');
    /** The sides with the first texts at their full length. */
    async function fill(count: number): Promise<number> {
      const long = { es: 'Una frase larga. '.repeat(117), en: 'Una frase larga. '.repeat(117) };
      const texts = Object.fromEntries(names.slice(0, count).map((name) => [name, long]));
      return (await edit(manager, projectId, { texts: { ...buildSheetTexts(), ...texts } })).json().sides.es;
    }
    let count = 0;
    while ((await fill(count + 1)) < 7) count += 1;
    expect(await fill(count)).toBe(6);
    expect((await publish(manager, projectId)).statusCode).toBe(201);
    expect(await fill(count + 1)).toBe(7);
    const refused = await publish(manager, projectId, { changes: 'Textos.', changesEn: 'Texts.' });
    expect(codeOf(refused)).toBe('project.sheet_too_long');
  });

  it('is refused to another manager, and to who saw an earlier draft', async () => {
    const projectId = await written();
    expect((await publish(otherManager, projectId)).statusCode).toBe(404);
    const stale = await publish(manager, projectId, { seenVersion: 1 });
    expect(codeOf(stale)).toBe('request.edited_meanwhile');
  });

  it('is refused at its approval once the draft was edited', async () => {
    const projectId = await written();
    const { proposalId } = (await publish(manager, projectId, {}, alone)).json();
    await edit(manager, projectId, { ownFunds: '5.00' });
    const late = await elena.post(`/v1/approvals/${proposalId}/approve`, { body: {}, ...alone });
    expect(codeOf(late)).toBe('approvals.record_edited');
  });

  it('is shown anew at its approval once the project was edited', async () => {
    const projectId = await written();
    const { proposalId } = (await publish(manager, projectId, {}, alone)).json();
    await marta.patch(projectUrl(projectId), { body: { name: 'Edificio Nuevo' } });
    const late = await elena.post(`/v1/approvals/${proposalId}/approve`, { body: {}, ...alone });
    expect(codeOf(late)).toBe('approvals.changed');
  });

  it('needs what changed from the second version on', async () => {
    const projectId = await written();
    expect((await publish(manager, projectId)).statusCode).toBe(201);
    const silent = await publish(manager, projectId, { changes: 'Cambia el plazo.' });
    expect(silent.json().errors).toEqual([expect.objectContaining({ path: 'changesEn', code: 'required' })]);
    await edit(manager, projectId, { ownFunds: '5000.00' });
    const changes = { changes: 'Más fondos propios.', changesEn: 'More own funds.' };
    expect((await publish(manager, projectId, changes)).json()).toMatchObject({ number: 2, ...changes });
  });

  it('is refused without the LEI of the provider', async () => {
    const bare = await buildTestApp({ config: { providerLei: undefined } });
    try {
      const admin = await as(bare, 'admin');
      await as(bare, 'admin');
      const { projectId } = await givenProject(admin, { projectTypeId: await givenProjectType(admin) });
      await admin.patch(sheetUrl(projectId), { body: { texts: buildSheetTexts() } });
      const { version: seenVersion } = (await admin.get(sheetUrl(projectId))).json();
      const body = { seenVersion, why: 'Está completa.', ...sheetAttested };
      const answer = await admin.post(`${sheetUrl(projectId)}/publish`, { body, ...alone });
      expect(codeOf(answer)).toBe('project.sheet_without_lei');
    } finally {
      await bare.close();
    }
  });
});

describe('[L19] the identifier of an offer', () => {
  it('is unique, and the same for every version', async () => {
    const [one, other] = [await written(), await written()];
    const { offerId } = (await publish(manager, one)).json();
    expect((await publish(manager, other)).json().offerId).not.toBe(offerId);
    const changes = { changes: 'Nada.', changesEn: 'Nothing.' };
    expect((await publish(manager, one, changes)).json().offerId).toBe(offerId);
    const change = sql`update sheets set offer_id = '959800SEMILLADEMO06799999999' where project_id = ${one}`;
    await expect(test.db.execute(change)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('never changes') }),
    });
  });
});

describe('[L21] a published version', () => {
  it('never changes', async () => {
    const projectId = await written();
    await publish(manager, projectId);
    for (const statement of [
      sql`update sheet_versions set is_material = true where project_id = ${projectId}`,
      sql`delete from sheet_versions where project_id = ${projectId}`,
    ]) {
      await expect(test.db.execute(statement)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('never changes') }),
      });
    }
    const pdf = async () => (await marta.get(`${versionsUrl(projectId)}/1/pdf?language=es`)).rawPayload;
    const before = await pdf();
    await edit(manager, projectId, { texts: { keyFigures: { es: 'Otras cifras.', en: 'Others.' } } });
    expect(await pdf()).toEqual(before);
  });

  it('is read by visitors in both languages, without the names of who drew it up and of staff', async () => {
    const unnamed = { drawnUpBy: null, attestationVersion: null, proposedByName: null, approvedByName: null };
    const projectId = await written({ phase: 'Next_Opening' });
    await publish(manager, projectId);
    const visitor = (path: string) => test.app.inject({ url: versionsUrl(projectId) + path });
    expect((await visitor('')).json().data[0]).toMatchObject(unnamed);
    const spanish = await visitor('/1/pdf');
    expect(spanish.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'es',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const text = textOfPdf(spanish.rawPayload).join('\n');
    expect(text).toContain('Ficha de datos fundamentales de la inversión');
    const english = textOfPdf((await visitor('/1/pdf?language=en')).rawPayload).join('\n');
    expect(english).toContain('Key investment information sheet');
    const parts = sheetModel.map(({ letter, en }) => english.indexOf(`Part ${letter}: ${en}`));
    expect(parts).toEqual([...parts].sort((left, right) => left - right));
    expect(parts[0]).toBeGreaterThan(0);
    expect((await visitor('/2/pdf')).statusCode).toBe(404);
  });

  it('is hidden with its project', async () => {
    const projectId = await written();
    await publish(manager, projectId);
    expect((await test.app.inject({ url: versionsUrl(projectId) })).statusCode).toBe(404);
    expect((await investor.get(`${versionsUrl(projectId)}/1/pdf`)).statusCode).toBe(404);
  });

  it('prevents its project from being deleted', async () => {
    const projectId = await written();
    await publish(manager, projectId);
    expect(codeOf(await marta.delete(projectUrl(projectId)))).toBe('project.in_use');
    const draftOnly = await written();
    expect((await marta.delete(projectUrl(draftOnly))).statusCode).toBe(204);
  });

  it('can be published while the project waits for its opening', async () => {
    const projectId = await written();
    await moveTo(marta, projectId, 'Next_Opening');
    expect((await publish(manager, projectId)).statusCode).toBe(201);
  });
});
