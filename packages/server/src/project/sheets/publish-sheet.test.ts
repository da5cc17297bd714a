import { belowTargetTexts, belowTargetTextsIn, sheetAttestation, sheetTextNames } from '@semilla/contract';
import { buildSheetTexts, sheetAttested } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { projectUrl } from '../../../test/orders.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import {
  alone,
  codeOf,
  editSheet,
  publishDraft,
  type SheetStaff,
  sheetStaff,
  sheetUrl,
  versionsUrl,
} from '../../../test/sheet-staff.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';

let test: TestApp;
let marta: SheetStaff['marta'];
let elena: SheetStaff['elena'];
let manager: SheetStaff['manager'];
let otherManager: SheetStaff['otherManager'];
let newProject: SheetStaff['newProject'];
let written: SheetStaff['written'];
beforeAll(async () => {
  test = await buildTestApp();
  ({ marta, elena, manager, otherManager, newProject, written } = await sheetStaff(test));
});
afterAll(() => test.close());

describe('[L18][L21] publishing a sheet', () => {
  it('is proposed by the manager and approved by a second person', async () => {
    const projectId = await written();
    const proposed = await publishDraft(manager, projectId, {}, alone);
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

  it('can be read by the second person as it would be published, until the draft is edited', async () => {
    const projectId = await written();
    const { effects } = (await publishDraft(manager, projectId, {}, alone)).json();
    const { sheetDigest: digest, offerId } = effects[0].after;
    const pdf = `${sheetUrl(projectId)}/pdf?language=en&digest=${digest}`;
    const proposed = await elena.get(pdf);
    expect(proposed.statusCode).toBe(200);
    expect(textOfPdf(proposed.rawPayload).join(' ')).toContain(offerId);
    await editSheet(manager, projectId, { ownFunds: '60000.00' });
    expect(codeOf(await elena.get(pdf))).toBe('request.edited_meanwhile');
  });

  it('is not approved by its proposer, nor proposed twice, nor proposed without a reason', async () => {
    const projectId = await written();
    const { proposalId } = (await publishDraft(marta, projectId, {}, alone)).json();
    const own = await marta.post(`/v1/approvals/${proposalId}/approve`, { body: {}, ...alone });
    expect(codeOf(own)).toBe('approvals.own_proposal');
    expect(codeOf(await publishDraft(elena, projectId, {}, alone))).toBe('approvals.already_proposed');
    const other = await written();
    expect(codeOf(await publishDraft(marta, other, { why: undefined }, alone))).toBe('approvals.why_needed');
  });

  it('is refused if texts are missing, and names each', async () => {
    const projectId = await newProject();
    const answer = await publishDraft(manager, projectId);
    expect(codeOf(answer)).toBe('project.sheet_incomplete');
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path: 'texts.keyFigures.es' }));
  });

  it('is refused if it promises something below the target that the platform does not do', async () => {
    const projectId = await written();
    const belowTarget = { es: 'Se amplía el plazo.', en: 'The term is extended.' };
    await editSheet(manager, projectId, { texts: { belowTarget } });
    expect(codeOf(await publishDraft(manager, projectId))).toBe('project.sheet_below_target');
    await editSheet(manager, projectId, { texts: { belowTarget: belowTargetTextsIn(31).partial } });
    expect(codeOf(await publishDraft(manager, projectId))).toBe('project.sheet_below_target');
    await editSheet(manager, projectId, { texts: { belowTarget: belowTargetTexts.partial } });
    expect((await publishDraft(manager, projectId)).statusCode).toBe(201);
  });

  it('is allowed up to six pages, and refused with a seventh', async () => {
    const projectId = await written();
    const names = sheetTextNames.filter((name) => name !== 'belowTarget');
    /** Fills the first texts to their full length; returns the number of pages. */
    async function fill(count: number): Promise<number> {
      const long = { es: 'Una frase larga. '.repeat(117), en: 'Una frase larga. '.repeat(117) };
      const texts = Object.fromEntries(names.slice(0, count).map((name) => [name, long]));
      return (await editSheet(manager, projectId, { texts: { ...buildSheetTexts(), ...texts } })).json().sides
        .es;
    }
    let [count, tooMany] = [0, names.length];
    while (tooMany - count > 1) {
      const between = Math.floor((count + tooMany) / 2);
      if ((await fill(between)) < 7) count = between;
      else tooMany = between;
    }
    expect(await fill(count)).toBe(6);
    expect((await publishDraft(manager, projectId)).statusCode).toBe(201);
    expect(await fill(count + 1)).toBe(7);
    const refused = await publishDraft(manager, projectId, { changes: 'Textos.', changesEn: 'Texts.' });
    expect(codeOf(refused)).toBe('project.sheet_too_long');
  });

  it('is refused to other managers, and to anyone who saw an earlier draft', async () => {
    const projectId = await written();
    expect((await publishDraft(otherManager, projectId)).statusCode).toBe(404);
    const stale = await publishDraft(manager, projectId, { seenVersion: 1 });
    expect(codeOf(stale)).toBe('request.edited_meanwhile');
  });

  it('cannot be approved once the draft was edited', async () => {
    const projectId = await written();
    const { proposalId } = (await publishDraft(manager, projectId, {}, alone)).json();
    await editSheet(manager, projectId, { ownFunds: '5.00' });
    const late = await elena.post(`/v1/approvals/${proposalId}/approve`, { body: {}, ...alone });
    expect(codeOf(late)).toBe('approvals.record_edited');
  });

  it('must be viewed again before the approval if the project was edited', async () => {
    const projectId = await written();
    const { proposalId } = (await publishDraft(manager, projectId, {}, alone)).json();
    await marta.patch(projectUrl(projectId), { body: { name: 'Edificio Nuevo' } });
    const late = await elena.post(`/v1/approvals/${proposalId}/approve`, { body: {}, ...alone });
    expect(codeOf(late)).toBe('approvals.changed');
  });

  it('must say what changed, from the second version on', async () => {
    const projectId = await written();
    expect((await publishDraft(manager, projectId)).statusCode).toBe(201);
    const silent = await publishDraft(manager, projectId, { changes: 'Cambia el plazo.' });
    expect(silent.json().errors).toEqual([expect.objectContaining({ path: 'changesEn', code: 'required' })]);
    await editSheet(manager, projectId, { ownFunds: '5000.00' });
    const changes = { changes: 'Más fondos propios.', changesEn: 'More own funds.' };
    expect((await publishDraft(manager, projectId, changes)).json()).toMatchObject({ number: 2, ...changes });
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
