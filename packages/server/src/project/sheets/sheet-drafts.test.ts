import { sheetTextNames } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { openProject, projectUrl } from '../../../test/orders.ts';
import { givenOwner } from '../../../test/owners.ts';
import {
  codeOf,
  editSheet,
  publishDraft,
  type SheetStaff,
  sheetStaff,
  sheetUrl,
} from '../../../test/sheet-staff.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';

let test: TestApp;
let marta: SheetStaff['marta'];
let manager: SheetStaff['manager'];
let otherManager: SheetStaff['otherManager'];
let newProject: SheetStaff['newProject'];
let written: SheetStaff['written'];
let investor: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  ({ marta, manager, otherManager, newProject, written } = await sheetStaff(test));
  investor = await as(test, 'user');
});
afterAll(() => test.close());

it('[L18][L23] names the promoter as in its record, whatever the texts of the project say', async () => {
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
  it('begins with what can be derived from the project', async () => {
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

  it('follows the project until a field is edited, and again if that field is later edited in the project', async () => {
    const projectId = await newProject();
    await editSheet(manager, projectId, {
      texts: { keyFigures: { es: 'Ventas: 2 M€.', en: 'Sales: 2 M€.' } },
    });
    await marta.patch(projectUrl(projectId), { body: { projectDuration: 24 } });
    const draft = (await manager.get(sheetUrl(projectId))).json();
    expect(draft.terms.projectDuration).toBe(24);
    expect(draft.texts.keyFigures.es).toBe('Ventas: 2 M€.');
    await editSheet(manager, projectId, { terms: { projectDuration: 30 } });
    expect((await manager.get(sheetUrl(projectId))).json().terms.projectDuration).toBe(30);
    await marta.patch(projectUrl(projectId), { body: { projectDuration: 36 } });
    expect((await manager.get(sheetUrl(projectId))).json().terms.projectDuration).toBe(36);
  });

  it('is refused to other managers, investors and visitors', async () => {
    const projectId = await newProject();
    expect((await editSheet(otherManager, projectId, { ownFunds: '1.00' })).statusCode).toBe(404);
    expect((await otherManager.get(sheetUrl(projectId))).statusCode).toBe(404);
    expect((await investor.get(sheetUrl(projectId))).statusCode).toBe(403);
    expect((await test.app.inject({ url: sheetUrl(projectId) })).statusCode).toBe(401);
    expect((await test.app.inject({ url: `${sheetUrl(projectId)}/pdf` })).statusCode).toBe(401);
  });

  it.each([
    ['a text that the model does not have', { texts: { profit: { es: 'Mucho', en: 'A lot' } } }],
    ['a text in one language', { texts: { keyFigures: { es: 'Ventas' } } }],
    ['a text of 2001 characters', { texts: { keyFigures: { es: 'x'.repeat(2_001), en: null } } }],
    ['a negative amount', { ownFunds: '-1.00' }],
    ['a cost of 100 %', { entryCost: '100.00' }],
  ])('is refused with %s', async (_, body) => {
    expect(codeOf(await editSheet(manager, await newProject(), body))).toBe('request.invalid');
  });

  it('cannot be edited once the project is discarded', async () => {
    const projectId = await newProject({ phase: 'Discarded' });
    expect(codeOf(await editSheet(marta, projectId, { ownFunds: '1.00' }))).toBe('project.sheet_not_needed');
    expect(codeOf(await publishDraft(marta, projectId))).toBe('project.sheet_not_needed');
  });

  it('cannot be overwritten by anyone who saw an earlier version', async () => {
    const projectId = await written();
    const stale = await editSheet(marta, projectId, { ownFunds: '5.00', version: 1 });
    expect(codeOf(stale)).toBe('request.edited_meanwhile');
  });
});
