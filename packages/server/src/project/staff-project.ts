import { eq } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';
import { NotFound } from '../kit/errors.ts';
import type { Reader } from '../kit/users/reach.ts';
import { projects } from '../schema/projects.ts';
import { type StoredProject, visibleProject } from './access.ts';

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

/** Like `staffProject`, but also locks the project, so that its money cannot move at the same time. */
export async function lockStaffProject(tx: Db, reader: Reader, projectId: string): Promise<StoredProject> {
  await tx.select().from(projects).where(eq(projects.projectId, projectId)).for('update');
  return staffProject(tx, reader, projectId);
}
