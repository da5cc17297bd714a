import type { Db } from '../kit/database/types.ts';
import { NotFound } from '../kit/errors.ts';
import { type StoredProject, visibleProject } from './access.ts';
import type { Reader } from './investor-records.ts';

/** A project whose money the caller may see: managers only their own, administrators any. */
export async function staffProject(
  db: Db,
  { caller, scope }: Reader,
  projectId: string,
): Promise<StoredProject> {
  const project = await visibleProject(db, caller, projectId);
  if (scope !== 'all' && project.managerId !== caller.userId) throw new NotFound();
  return project;
}
