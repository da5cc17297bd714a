import { frontOfficePhases, isBeforeInvestment, type PhaseName, scopeOf } from '@semilla/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { hasApprovedIdentity } from '../account/verifications/is-verified.ts';
import type { Db } from '../database/types.ts';
import { ApiError, assert, Forbidden, NotFound } from '../errors.ts';
import { type Caller, roleOf } from '../routing/caller.ts';
import { phaseIds, phaseNameOf } from './phases/catalogue.ts';
import { projects } from './projects/table.ts';

export type StoredProject = typeof projects.$inferSelect;

const frontOfficePhaseIds = frontOfficePhases.map((name) => phaseIds[name]);

/** Whoever sees a project as the front office shows it, without what is the staff's business. */
export function isPublic(caller: Caller): boolean {
  return scopeOf('projects.read', roleOf(caller)) === 'public';
}

/** Whoever has proved who they are sees private projects too; asked of the database along with the projects. */
function isVerified(caller: Caller): SQL | false {
  return caller.kind === 'full' && hasApprovedIdentity(caller.userId);
}

/** Whether the front office shows it, to someone who may see private projects, or may not, or may if it holds. */
export function isOnFrontOffice(seesPrivate: SQL | boolean): SQL | undefined {
  const isShown = eq(projects.private, false);
  return and(
    inArray(projects.phaseId, frontOfficePhaseIds),
    typeof seesPrivate === 'boolean' ? (seesPrivate ? undefined : isShown) : or(isShown, seesPrivate),
  );
}

/** Which projects a caller may see. */
export function visibleTo(caller: Caller): SQL | undefined {
  switch (scopeOf('projects.read', roleOf(caller))) {
    case 'all':
      return undefined;
    case 'managed':
      return or(isOnFrontOffice(true), eq(projects.managerId, caller.userId ?? ''));
    case 'public':
      return isOnFrontOffice(isVerified(caller));
    default:
      return sql`false`;
  }
}

/** The ids of the projects a caller may see, for conditions on what belongs to a project. */
export function visibleProjectIds(db: Db, caller: Caller) {
  return db.select({ projectId: projects.projectId }).from(projects).where(visibleTo(caller));
}

/** What is public is the same for everyone, so that it may be kept by whoever passes it on. */
export function isOpenToEveryone(project: StoredProject): boolean {
  return frontOfficePhaseIds.includes(project.phaseId) && !project.private;
}

export function phaseOf(project: Pick<StoredProject, 'phaseId'>): PhaseName {
  const name = phaseNameOf(project.phaseId);
  assert(name, 'a project is in a phase of the catalogue');
  return name;
}

async function findVisible(db: Db, caller: Caller, projectId: string): Promise<StoredProject | undefined> {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.projectId, projectId), visibleTo(caller)));
  return project;
}

export async function isProjectVisible(db: Db, caller: Caller, projectId: string): Promise<boolean> {
  return (await findVisible(db, caller, projectId)) !== undefined;
}

/** A project that the caller may see; what they may not see answers like a missing one. */
export async function visibleProject(db: Db, caller: Caller, projectId: string): Promise<StoredProject> {
  const project = await findVisible(db, caller, projectId);
  if (!project) throw new NotFound();
  return project;
}

/** Managers edit what they manage until it opens; administrators everything. */
function assertEditable(project: StoredProject, caller: Caller): void {
  if (scopeOf('projects.edit', roleOf(caller)) === 'all') return;
  if (project.managerId !== caller.userId) throw new Forbidden();
  if (!isBeforeInvestment(phaseOf(project))) throw new ApiError('project.not_editable');
}

/** Refuses early, before a file is worked on; what follows locks the project and asks again. */
export async function editableProject(db: Db, caller: Caller, projectId: string): Promise<StoredProject> {
  const project = await visibleProject(db, caller, projectId);
  assertEditable(project, caller);
  return project;
}

/** Locks a project that the caller may edit, so that all changes to it and its contents come one after the other. */
export async function lockEditableProject(tx: Db, caller: Caller, projectId: string): Promise<StoredProject> {
  const [project] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.projectId, projectId), visibleTo(caller)))
    .for('update');
  if (!project) throw new NotFound();
  assertEditable(project, caller);
  return project;
}

/** What pages show of a project. */
export const tagsOf = (projectId: string) => ['projects', `project:${projectId}`];
