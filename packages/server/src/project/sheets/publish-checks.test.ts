/**
 * Goal: a sheet is published only with a deadline, with the name of its author, and if its proposer attests that it was checked.
 */
import type { ErrorCode } from '@semilla/contract';
import { buildSheetTexts, sheetAttested } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { projectUrl } from '../../../test/orders.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';

let test: TestApp;
let marta: Caller;
let manager: Caller;
let projectTypeId: string;
beforeAll(async () => {
  test = await buildTestApp();
  marta = await as(test, 'admin');
  manager = await as(test, 'operator');
  projectTypeId = await givenProjectType(marta);
});
afterAll(() => test.close());

const alone = { alone: true };
const sheetUrl = (projectId: string) => `${projectUrl(projectId)}/sheet`;
const edit = (caller: Caller, projectId: string, body: object) => caller.patch(sheetUrl(projectId), { body });

async function written(overrides: Partial<Parameters<typeof givenProject>[1]> = {}): Promise<string> {
  const given = { projectTypeId, managerId: manager.userId, ...overrides };
  const { projectId } = await givenProject(marta, given);
  await edit(manager, projectId, { texts: buildSheetTexts() });
  return projectId;
}

async function publish(caller: Caller, projectId: string, given: object = {}, options = {}) {
  const { version } = (await marta.get(sheetUrl(projectId))).json();
  const body = { seenVersion: version, why: 'Está completa.', ...sheetAttested, ...given };
  return caller.post(`${sheetUrl(projectId)}/publish`, { body, ...options });
}

const codeOf = (answer: { json(): { code: ErrorCode } }) => answer.json().code;

describe('[L18][L21] publishing a sheet', () => {
  it('is refused without a deadline, with an error that names it, until the draft has one', async () => {
    const projectId = await written({ dateEnd: null });
    const draft = (await manager.get(sheetUrl(projectId))).json();
    expect(draft.missing).toEqual(['terms.dateEnd']);
    const pdf = await manager.get(`${sheetUrl(projectId)}/pdf`);
    expect(textOfPdf(pdf.rawPayload).join(' ')).toMatch(/Fin del plazo de la oferta\s+…/);
    const refused = await publish(manager, projectId);
    expect(codeOf(refused)).toBe('project.sheet_incomplete');
    expect(refused.json().errors).toMatchObject([{ path: 'terms.dateEnd', code: 'required' }]);
    await edit(manager, projectId, { terms: { dateEnd: '2099-06-30' } });
    expect((await publish(manager, projectId)).statusCode).toBe(201);
    expect((await marta.get(projectUrl(projectId))).json().dateEnd).toBe('2099-06-30');
  });

  it('requires the name of its author and an attestation that it was checked, with the text in force', async () => {
    const projectId = await written();
    const unsaid = { drawnUpBy: undefined, isAttested: undefined };
    const missing = (await publish(manager, projectId, unsaid)).json();
    expect(missing.errors.map(({ path }: { path: string }) => path)).toEqual(['drawnUpBy', 'isAttested']);
    const unchecked = await publish(manager, projectId, { isAttested: false });
    expect(unchecked.json().errors).toMatchObject([{ path: 'isAttested', code: 'confirm' }]);
    const outdated = await publish(manager, projectId, { attestationVersion: '1999' });
    expect(codeOf(outdated)).toBe('project.sheet_attestation_outdated');
    const english = await publish(
      manager,
      projectId,
      { attestationVersion: '1999' },
      { headers: { 'accept-language': 'en' } },
    );
    expect(english.json().detail).toContain('text of the check has changed');
    const { effects } = (await publish(manager, projectId, {}, alone)).json();
    const { drawnUpBy, attestationVersion } = sheetAttested;
    expect(effects[0].after).toMatchObject({ drawnUpBy, attestationVersion });
  });
});
