import type { ErrorCode } from '@semilla/contract';
import { buildSheetTexts, sheetAttested } from '@semilla/contract/testing';
import { as, type Caller } from './callers.ts';
import { projectUrl } from './orders.ts';
import { givenProject, givenProjectType } from './projects.ts';
import type { TestApp } from './test-app.ts';

type ProjectGiven = Partial<Parameters<typeof givenProject>[1]>;

export const sheetUrl = (projectId: string) => `${projectUrl(projectId)}/sheet`;
export const versionsUrl = (projectId: string) => `${projectUrl(projectId)}/sheet-versions`;

/** Leaves a proposal pending. */
export const alone = { alone: true };

export const editSheet = (caller: Caller, projectId: string, body: object) =>
  caller.patch(sheetUrl(projectId), { body });

/** Publishes the current draft. */
export async function publishDraft(caller: Caller, projectId: string, given: object = {}, options = {}) {
  const { version: seenVersion = 1 } = (await caller.get(sheetUrl(projectId))).json();
  const body = { seenVersion, why: 'Está completa.', ...sheetAttested, ...given };
  return caller.post(`${sheetUrl(projectId)}/publish`, { body, ...options });
}

export const codeOf = (answer: { json(): { code: ErrorCode } }) => answer.json().code;

/** The staff who work on a sheet: two administrators, the manager of its projects and another manager. */
export async function sheetStaff(test: TestApp) {
  const marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  const elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  const manager = await as(test, 'operator', { name: 'Javier', surname: 'Ortega Gil' });
  const otherManager = await as(test, 'operator');
  const projectTypeId = await givenProjectType(marta);

  async function newProject(overrides: ProjectGiven = {}): Promise<string> {
    const given = { projectTypeId, managerId: manager.userId, ...overrides };
    return (await givenProject(marta, given)).projectId;
  }

  /** A project with a complete but unpublished sheet. */
  async function written(overrides: ProjectGiven = {}): Promise<string> {
    const projectId = await newProject(overrides);
    const { statusCode, body } = await editSheet(manager, projectId, { texts: buildSheetTexts() });
    if (statusCode !== 200) throw new Error(body);
    return projectId;
  }

  return { marta, elena, manager, otherManager, newProject, written };
}

export type SheetStaff = Awaited<ReturnType<typeof sheetStaff>>;
