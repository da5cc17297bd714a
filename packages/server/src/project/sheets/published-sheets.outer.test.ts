import { sheetModel } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { projectUrl } from '../../../test/orders.ts';
import { moveTo } from '../../../test/projects.ts';
import {
  codeOf,
  editSheet,
  publishDraft,
  type SheetStaff,
  sheetStaff,
  versionsUrl,
} from '../../../test/sheet-staff.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';

let test: TestApp;
let marta: SheetStaff['marta'];
let manager: SheetStaff['manager'];
let written: SheetStaff['written'];
let investor: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  ({ marta, manager, written } = await sheetStaff(test));
  investor = await as(test, 'user');
});
afterAll(() => test.close());

describe('[L19] the identifier of an offer', () => {
  it('is unique, and the same for every version', async () => {
    const [one, other] = [await written(), await written()];
    const { offerId } = (await publishDraft(manager, one)).json();
    expect((await publishDraft(manager, other)).json().offerId).not.toBe(offerId);
    const changes = { changes: 'Nada.', changesEn: 'Nothing.' };
    expect((await publishDraft(manager, one, changes)).json().offerId).toBe(offerId);
    const change = sql`update sheets set offer_id = '959800SEMILLADEMO06799999999' where project_id = ${one}`;
    await expect(test.db.execute(change)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('never changes') }),
    });
  });
});

describe('[L21] a published version', () => {
  it('never changes', async () => {
    const projectId = await written();
    await publishDraft(manager, projectId);
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
    await editSheet(manager, projectId, { texts: { keyFigures: { es: 'Otras cifras.', en: 'Others.' } } });
    expect(await pdf()).toEqual(before);
  });

  it('can be read by visitors in both languages, without the names of its author and of staff', async () => {
    const unnamed = { drawnUpBy: null, attestationVersion: null, proposedByName: null, approvedByName: null };
    const projectId = await written({ phase: 'Next_Opening' });
    await publishDraft(manager, projectId);
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
    await publishDraft(manager, projectId);
    expect((await test.app.inject({ url: versionsUrl(projectId) })).statusCode).toBe(404);
    expect((await investor.get(`${versionsUrl(projectId)}/1/pdf`)).statusCode).toBe(404);
  });

  it('prevents its project from being deleted', async () => {
    const projectId = await written();
    await publishDraft(manager, projectId);
    expect(codeOf(await marta.delete(projectUrl(projectId)))).toBe('project.in_use');
    const draftOnly = await written();
    expect((await marta.delete(projectUrl(draftOnly))).statusCode).toBe(204);
  });

  it('can be published while the project waits to open', async () => {
    const projectId = await written();
    await moveTo(marta, projectId, 'Next_Opening');
    expect((await publishDraft(manager, projectId)).statusCode).toBe(201);
  });
});
