import type { TimelineEntry } from '@semilla/contract';
import type { Db } from '../../database/types.ts';
import { Forbidden, NotFound } from '../../errors.ts';
import type { Caller } from '../../routing/caller.ts';
import { lockEditableProject } from '../access.ts';
import { findTimelineEntry } from './repository.ts';

/** A milestone that the caller may change, with its project locked. What wrote itself nobody may change. */
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
