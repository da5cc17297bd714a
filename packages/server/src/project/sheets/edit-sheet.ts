import { type InputOf, offeredPhases, type v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { phaseOf, type StoredProject } from '../access.ts';
import { lockStaffProject } from '../staff-project.ts';
import { withoutUsualTexts } from './follow-records.ts';
import { findSheetOwner, sheetOfLocked, updateSheet } from './queries.ts';
import { refuseSpoiling } from './refuse-spoiling.ts';
import { withEdits } from './sheet-content.ts';

type Edits = InputOf<typeof v1.sheets.edit>['body'];

/** Refuses a sheet for a project that can no longer be offered. */
export function assertMayHaveSheet(project: StoredProject): void {
  const phase = phaseOf(project);
  if (phase !== 'Draft' && !offeredPhases.includes(phase)) throw new ApiError('project.sheet_not_needed');
}

export async function editSheet(
  { tx, audit }: Change,
  reader: Reader,
  projectId: string,
  { version, ...edits }: Edits,
  now: Date,
): Promise<void> {
  const project = await lockStaffProject(tx, reader, projectId);
  assertMayHaveSheet(project);
  await refuseSpoiling(tx, project, reader.caller.userId ?? '');
  const row = await sheetOfLocked(tx, projectId, now);
  assertSeen(row, version);
  const before = withoutUsualTexts(row.edited, project, await findSheetOwner(tx, project));
  await updateSheet(tx, projectId, { edited: withEdits(before, edits), updatedAt: now });
  audit({ action: 'project.edit-sheet', subjectType: 'project', subjectId: projectId });
}
