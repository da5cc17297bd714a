import { id as idRule, type Project } from '@semilla/contract';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { FieldConflict, NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { payoutAccounts } from '../../schema/payout-accounts.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projectTypes } from '../../schema/project-types.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { type StoredProject, visibleTo } from '../access.ts';
import { findOutcomes } from '../loans/find-outcomes.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { findFirstPictures } from '../project-media-files/queries.ts';
import { asAnswer } from './as-answer.ts';
import { findPreparations } from './find-preparations.ts';

export function selectProjects(db: Db) {
  return db
    .select({
      project: projects,
      projectPhaseId: projectPhases.projectPhaseId,
      projectTypeName: projectTypes.name,
      projectTypeNameEn: projectTypes.nameEn,
      payoutAccount: payoutAccounts.account,
    })
    .from(projects)
    .innerJoin(projectTypes, eq(projectTypes.projectTypeId, projects.projectTypeId))
    .innerJoin(projectPhases, and(eq(projectPhases.projectId, projects.projectId), isNull(projectPhases.to)))
    .leftJoin(
      payoutAccounts,
      and(eq(payoutAccounts.projectId, projects.projectId), isNull(payoutAccounts.replacedAt)),
    )
    .$dynamic();
}

/** Finds a project by id or friendly URL, if the caller may see it. */
export async function findProject(
  db: Db,
  caller: Caller,
  idOrUrl: string,
  now: Date,
): Promise<Project | undefined> {
  const isId = idRule.safeParse(idOrUrl).success;
  const named = isId
    ? eq(projects.projectId, idOrUrl)
    : sql`lower(${projects.url}) = lower(${idOrUrl}::text)`;
  const [row] = await selectProjects(db).where(and(named, visibleTo(caller)));
  if (!row) return undefined;
  const { projectId } = row.project;
  const pictures = await findFirstPictures(db, [projectId]);
  const preparationOf = await findPreparations(db, caller, [row.project]);
  const outcomeOf = await findOutcomes(db, [row.project], now);
  return asAnswer(row, caller, pictures.get(projectId), preparationOf(projectId), outcomeOf(projectId));
}

/** Like `findProject`, but refuses the request if there is none. */
export async function foundProject(db: Db, caller: Caller, idOrUrl: string, now: Date): Promise<Project> {
  const project = await findProject(db, caller, idOrUrl, now);
  if (!project) throw new NotFound();
  return project;
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
    tx
      .update(projects)
      .set({ ...columns, ...raised(projects) })
      .where(eq(projects.projectId, projectId))
      .returning(),
  );
  return updated as StoredProject;
}

/** Removes a manager from their projects and returns the ids of these projects. */
export async function releaseProjectsOf(tx: Db, managerId: string, now: Date): Promise<string[]> {
  const released = await tx
    .update(projects)
    .set({ managerId: null, updatedAt: now, ...raised(projects) })
    .where(eq(projects.managerId, managerId))
    .returning({ projectId: projects.projectId });
  return released.map(({ projectId }) => projectId);
}

export async function deleteProjectRow(tx: Db, projectId: string): Promise<void> {
  await tx.delete(projects).where(eq(projects.projectId, projectId));
}

/** Whether a project was ever open for investment, whatever its current phase. */
export async function wasEverOpen(tx: Db, projectId: string): Promise<boolean> {
  const open = [phaseIds.Investment, phaseIds.Financed, phaseIds.Closed];
  const [found] = await tx
    .select({ times: count() })
    .from(projectPhases)
    .where(and(eq(projectPhases.projectId, projectId), inArray(projectPhases.phaseId, open)));
  return (found?.times ?? 0) > 0;
}

/** Returns whether the user is active staff, and locks the row against deletion until the transaction ends. */
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
