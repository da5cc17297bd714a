import type { Db } from '../database/types.ts';
import { NotFound } from '../errors.ts';
import { type StoredProject, visibleProject } from './access.ts';
import type { Reader } from './investor-records.ts';

/** A project whose money the caller may look at: one they manage, or any. */
export async function staffProject(
  db: Db,
  { caller, scope }: Reader,
  projectId: string,
): Promise<StoredProject> {
  const project = await visibleProject(db, caller, projectId);
  if (scope !== 'all' && project.managerId !== caller.userId) throw new NotFound();
  return project;
}
