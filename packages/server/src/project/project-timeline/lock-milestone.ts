import type { TimelineEntry } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import { Forbidden, NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { lockEditableProject } from '../access.ts';
import { findTimelineEntry } from './queries.ts';

/** Locks the project of a milestone that the caller may edit. Entries written by acts and jobs cannot be edited. */
export async function lockMilestone(
  tx: Db,
  caller: Caller,
  projectTimelineId: string,
): Promise<TimelineEntry> {
  const found = await findTimelineEntry(tx, projectTimelineId);
  if (!found) throw new NotFound();
  await lockEditableProject(tx, caller, found.projectId);
  const entry = await findTimelineEntry(tx, projectTimelineId);
  if (!entry) throw new NotFound();
  if (entry.kind !== 'milestone') throw new Forbidden();
  return entry;
}
