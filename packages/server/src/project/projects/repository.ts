import { id as idRule, type Project } from '@semilla/contract';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '../../account/users/table.ts';
import type { Db } from '../../database/types.ts';
import { isUniqueViolation } from '../../database/violations.ts';
import { FieldConflict } from '../../errors.ts';
import type { Caller } from '../../routing/caller.ts';
import { type StoredProject, visibleTo } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { projectPhases } from '../phases/table.ts';
import { findFirstPictures } from '../project-media-files/repository.ts';
import { projectTypes } from '../project-types/table.ts';
import { asAnswer } from './as-answer.ts';
import { projects } from './table.ts';

export function selectProjects(db: Db) {
  return db
    .select({
      project: projects,
      projectPhaseId: projectPhases.projectPhaseId,
      projectTypeName: projectTypes.name,
      projectTypeNameEn: projectTypes.nameEn,
    })
    .from(projects)
    .innerJoin(projectTypes, eq(projectTypes.projectTypeId, projects.projectTypeId))
    .innerJoin(projectPhases, and(eq(projectPhases.projectId, projects.projectId), isNull(projectPhases.to)))
    .$dynamic();
}

/** A project by its id or its friendly url, where the caller may see it. */
export async function findProject(db: Db, caller: Caller, idOrUrl: string): Promise<Project | undefined> {
  const isId = idRule.safeParse(idOrUrl).success;
  const named = isId
    ? eq(projects.projectId, idOrUrl)
    : sql`lower(${projects.url}) = lower(${idOrUrl}::text)`;
  const [row] = await selectProjects(db).where(and(named, visibleTo(caller)));
  if (!row) return undefined;
  const pictures = await findFirstPictures(db, [row.project.projectId]);
  return asAnswer(row, caller, pictures.get(row.project.projectId));
}

async function orUrlTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error) => {
    if (isUniqueViolation(error, 'projects_url_unique')) throw new FieldConflict('project.url_taken', 'url');
    throw error;
  });
}

export async function insertProject(tx: Db, project: typeof projects.$inferInsert): Promise<StoredProject> {
  const [inserted] = await orUrlTaken(tx.insert(projects).values(project).returning());
  return inserted as StoredProject;
}

export async function updateProject(
  tx: Db,
  projectId: string,
  columns: Partial<typeof projects.$inferInsert>,
): Promise<StoredProject> {
  const [updated] = await orUrlTaken(
    tx.update(projects).set(columns).where(eq(projects.projectId, projectId)).returning(),
  );
  return updated as StoredProject;
}

/** Leaves the projects of a manager without one; says which. */
export async function releaseProjectsOf(tx: Db, managerId: string, now: Date): Promise<string[]> {
  const released = await tx
    .update(projects)
    .set({ managerId: null, updatedAt: now })
    .where(eq(projects.managerId, managerId))
    .returning({ projectId: projects.projectId });
  return released.map(({ projectId }) => projectId);
}

export async function removeProject(tx: Db, projectId: string): Promise<void> {
  await tx.delete(projects).where(eq(projects.projectId, projectId));
}

/** Whether it was ever open for investment, whatever became of it. */
export async function wasEverOpen(tx: Db, projectId: string): Promise<boolean> {
  const open = [phaseIds.Investment, phaseIds.Financed, phaseIds.Closed];
  const [found] = await tx
    .select({ times: count() })
    .from(projectPhases)
    .where(and(eq(projectPhases.projectId, projectId), inArray(projectPhases.phaseId, open)));
  return (found?.times ?? 0) > 0;
}

/** Whether it is somebody of the staff; if so, they stay as long as the change lasts. */
export async function holdStaffMember(tx: Db, userId: string): Promise<boolean> {
  const held = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(eq(users.userId, userId), inArray(users.role, ['operator', 'admin']), isNull(users.disabledAt)),
    )
    .for('key share');
  return held.length > 0;
}
