import { frontOfficePhases, isBeforeInvestment, type PhaseName, scopeOf } from '@semilla/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';
import { ApiError, assert, Forbidden, NotFound } from '../kit/errors.ts';
import { type Caller, roleOf } from '../kit/http/caller.ts';
import { hasApprovedIdentity } from '../kit/users/is-verified.ts';
import { projects } from '../schema/projects.ts';
import { phaseIds, phaseNameOf } from './phases/catalogue.ts';

export type StoredProject = typeof projects.$inferSelect;

const frontOfficePhaseIds = frontOfficePhases.map((name) => phaseIds[name]);

/** Whether the caller sees projects as on the front office, without the fields for staff. */
export function isPublic(caller: Caller): boolean {
  return scopeOf('projects.read', roleOf(caller)) === 'public';
}

/** Users with an approved identity see private projects too. The project query itself checks this. */
function isVerified(caller: Caller): SQL | false {
  return caller.kind === 'full' && hasApprovedIdentity(caller.userId);
}

/** The projects that the front office shows. `seesPrivate` is a fixed answer, or a condition that the database checks. */
export function isOnFrontOffice(seesPrivate: SQL | boolean): SQL | undefined {
  const isShown = eq(projects.private, false);
  return and(
    inArray(projects.phaseId, frontOfficePhaseIds),
    typeof seesPrivate === 'boolean' ? (seesPrivate ? undefined : isShown) : or(isShown, seesPrivate),
  );
}

/** The projects a caller may see. */
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

/** The ids of the projects a caller may see, for conditions on records that belong to a project. */
export function visibleProjectIds(db: Db, caller: Caller) {
  return db.select({ projectId: projects.projectId }).from(projects).where(visibleTo(caller));
}

/** Whether the front office shows the project, to everybody or only to verified investors. */
export function isShownOnFrontOffice({ phaseId }: Pick<StoredProject, 'phaseId'>): boolean {
  return frontOfficePhaseIds.includes(phaseId);
}

/** Public projects look the same to everybody, so shared caches may store their files. */
export function isOpenToEveryone(project: StoredProject): boolean {
  return isShownOnFrontOffice(project) && !project.private;
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

/** A project that the caller may see. Hidden projects get the same answer as unknown ones. */
export async function visibleProject(db: Db, caller: Caller, projectId: string): Promise<StoredProject> {
  const project = await findVisible(db, caller, projectId);
  if (!project) throw new NotFound();
  return project;
}

/** Managers edit their own projects until these open for investment; administrators edit all projects. */
function assertEditable(project: StoredProject, caller: Caller): void {
  if (scopeOf('projects.edit', roleOf(caller)) === 'all') return;
  if (project.managerId !== caller.userId) throw new Forbidden();
  if (!isBeforeInvestment(phaseOf(project))) throw new ApiError('project.not_editable');
}

/** Refuses early, before a file is processed. The following transaction locks the project and checks again. */
export async function editableProject(db: Db, caller: Caller, projectId: string): Promise<StoredProject> {
  const project = await visibleProject(db, caller, projectId);
  assertEditable(project, caller);
  return project;
}

/** Locks a project that the caller may edit, so that changes to it and its contents run one after the other. */
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

/** The cache tags of the pages that show a project. */
export const tagsOf = (projectId: string) => ['projects', `project:${projectId}`];
