import {
  addDays,
  civilDateAt,
  type Found,
  type Home,
  id as idRule,
  may,
  type Role,
  scopeOf,
  type Waiting,
} from '@semilla/contract';
import { and, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alphabetical, contains, containsPlainly } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { projects } from '../../schema/projects.ts';
import { phaseOf, visibleTo } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { awaitsSending, waitsForReview } from '../project-reviews/queries.ts';
import { changedAt, hasWishesToConfirm } from '../sheets/changed-at.ts';

/** What decides whether an allocation can run now. */
export type Clock = Pick<Services, 'reflectionEndOf'> & { now: Date };

export const clockOf = ({ reflectionEndOf, now }: Services): Clock => ({ reflectionEndOf, now: now() });

/** The earliest day whose reflection period is still running. */
function firstDayWithPeriod({ now, reflectionEndOf }: Clock): string {
  const today = civilDateAt(now);
  let day = today;
  while (reflectionEndOf(new Date(`${addDays(day, -1)}T12:00:00Z`)) >= today) day = addDays(day, -1);
  return day;
}

/** Whether wishes wait for a confirmation and their investors still have time to give it. */
function isConfirming(clock: Clock): SQL {
  const changedOn = sql`(${changedAt} at time zone 'Europe/Madrid')::date`;
  return sql`(${changedOn} >= ${firstDayWithPeriod(clock)} and ${hasWishesToConfirm})`;
}

/** Projects still in preinvestment after the last day for wishes. Staff must open or discard them. */
const isWindowOver = ({ now }: Clock): SQL | undefined =>
  and(eq(projects.phaseId, phaseIds.Preinvestment), lt(projects.preinvestorDateEnd, civilDateAt(now)));

/** Offers whose wishes can be allocated now, by the rules of the allocation, including those that must be opened first. */
export function isToAllocate(clock: Clock): SQL | undefined {
  const today = civilDateAt(clock.now);
  const { phaseId, wishNumber, preinvestorDateEnd, dateEnd, suspendedUntil } = projects;
  const isLastDay = lte(dateEnd, today);
  const isOpen = and(
    eq(phaseId, phaseIds.Investment),
    or(isNull(preinvestorDateEnd), lt(preinvestorDateEnd, today)),
  );
  return and(
    or(isOpen, isWindowOver(clock)),
    gt(wishNumber, 0),
    isNull(suspendedUntil),
    or(isLastDay, sql`${isConfirming(clock)} is not true`),
  );
}

export const isSuspended = isNotNull(projects.suspendedUntil);

/**
 * Offers that wait for staff: those that end by a day or are suspended. Also offers past their preinvestment or with wishes to
 * allocate, if the role may open or allocate.
 */
export function needsAttention(by: string, clock: Clock, role: Role | 'visitor'): SQL | undefined {
  return or(
    and(eq(projects.phaseId, phaseIds.Investment), lte(projects.dateEnd, by)),
    may('projects.changePhase', role) ? isWindowOver(clock) : undefined,
    may('wishes.allocate', role) ? isToAllocate(clock) : undefined,
    isSuspended,
  );
}

interface Staff {
  role: Role;
  userId: string;
}

/** The projects that a member of staff looks after: for managers, their own. */
const handledBy = ({ role, userId }: Staff): SQL | undefined =>
  scopeOf('overview.read', role) === 'all' ? undefined : eq(projects.managerId, userId);

/**
 * How many offers wait for this member of staff, and how many of these are to be allocated or are suspended. Managers count only
 * their own projects.
 */
export async function countNeedingAttention(
  db: Db,
  clock: Clock,
  { by, role, userId }: Staff & { by: string },
): Promise<Pick<Waiting, 'projects' | 'allocations' | 'suspensions'>> {
  const countOf = (which: SQL | undefined) => db.$count(projects, and(which, handledBy({ role, userId })));
  const [all, allocations, suspensions] = await Promise.all([
    countOf(needsAttention(by, clock, role)),
    may('wishes.allocate', role) ? countOf(isToAllocate(clock)) : 0,
    countOf(isSuspended),
  ]);
  return { projects: all, allocations, suspensions };
}

/** The first offers that wait for this member of staff, the earliest end first. */
export async function findNeedingAttention(
  db: Db,
  clock: Clock,
  { by, take, ...staff }: Staff & { by: string; take: number },
): Promise<NonNullable<Home['projects']>> {
  const { projectId, name, phaseId, dateEnd, wishNumber, suspendedUntil, preinvestorDateEnd } = projects;
  const percentageInvested = projects.percentageInvestedHundredths;
  const rows = await db
    .select({
      projectId,
      name,
      phaseId,
      dateEnd,
      wishNumber,
      suspendedUntil,
      preinvestorDateEnd,
      percentageInvested,
    })
    .from(projects)
    .where(and(needsAttention(by, clock, staff.role), handledBy(staff)))
    .orderBy(dateEnd, projectId)
    .limit(take);
  return rows.map((row) => ({ ...row, phaseName: phaseOf(row) }));
}

/** How many drafts wait for an administrator to review them. */
export function countInReview(db: Db): Promise<number> {
  return db.$count(projects, waitsForReview(db));
}

function matches(text: string): SQL | undefined {
  return or(
    contains(projects.name, text),
    containsPlainly(projects.url, text),
    idRule.safeParse(text).success ? eq(projects.projectId, text) : undefined,
  );
}

/** The first projects that match by name, URL or id, among those the caller may see. */
export async function searchProjects(
  db: Db,
  caller: Caller,
  { text, take }: { text: string; take: number },
): Promise<Found['projects']> {
  const rows = await db
    .select({
      projectId: projects.projectId,
      name: projects.name,
      phaseId: projects.phaseId,
      managerId: projects.managerId,
      awaitsSending: sql<boolean>`(${awaitsSending(db)})`,
    })
    .from(projects)
    .where(and(visibleTo(caller), matches(text)))
    .orderBy(alphabetical(projects.name), projects.projectId)
    .limit(take);
  return rows.map(({ phaseId, ...row }) => ({ ...row, phaseName: phaseOf({ phaseId }) }));
}
