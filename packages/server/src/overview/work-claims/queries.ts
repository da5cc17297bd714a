import { type ClaimedResource, claimMinutes, type InputOf, type v1, type WorkClaim } from '@semilla/contract';
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { ChangeEvent } from '../../kit/live/change-event.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { users } from '../../schema/users.ts';
import { workClaims } from '../../schema/work-claims.ts';
import { type ClaimedRecord, findClaimedRecord, isReadable } from './claimed-records.ts';

type Taken = InputOf<typeof v1.workClaims.take>['body'];

interface Taking {
  caller: Caller;
  userId: string;
  now: Date;
}

const claimMs = claimMinutes * 60_000;
const expiredAt = (now: Date) => new Date(now.getTime() - claimMs);

const read = (db: Db) =>
  db
    .select({
      resource: workClaims.resource,
      recordId: workClaims.recordId,
      userId: workClaims.userId,
      userName: fullName(users),
      takenAt: workClaims.takenAt,
    })
    .from(workClaims)
    .innerJoin(users, eq(users.userId, workClaims.userId))
    .orderBy(asc(workClaims.takenAt), asc(workClaims.recordId))
    .$dynamic();

const named = (claim: WorkClaim): WorkClaim => ({ ...claim, userName: claim.userName.trim() });

const isOf = ({ resource, recordId }: Taken) =>
  and(eq(workClaims.resource, resource), eq(workClaims.recordId, recordId));

/** The active claims on records of a resource that the caller may read, oldest first. */
export async function findClaims(
  db: Db,
  resource: ClaimedResource,
  { caller, now }: { caller: Caller; now: Date },
): Promise<WorkClaim[]> {
  const rows = await read(db).where(
    and(
      eq(workClaims.resource, resource),
      gt(workClaims.seenAt, expiredAt(now)),
      isReadable(resource, caller, workClaims.recordId),
    ),
  );
  return rows.map(named);
}

/** Tells the open pages of those who may know of the record's claims. A claim leaves no audit row to derive this from. */
function eventOf(
  { recordId }: Taken,
  { person, project, author }: ClaimedRecord,
  userId: string,
): ChangeEvent {
  return {
    topics: ['workClaims'],
    ids: [recordId],
    userIds: person ? [person] : [],
    projectIds: project ? [project] : [],
    alsoIds: author ? [userId, author] : [userId],
  };
}

/** Adds or renews the user's claim. Returns whether it is new. */
async function addClaim(tx: Db, taken: Taken, { userId, now }: Taking): Promise<boolean> {
  const { resource, recordId } = taken;
  // Those who take a record at the same moment wait for each other, so that one of them is the first.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`work-claims ${resource} ${recordId}`}, 0))`,
  );
  // Deletes what is expired here and the user's other expired claims, so the table stays small without a nightly job.
  await tx
    .delete(workClaims)
    .where(and(lte(workClaims.seenAt, expiredAt(now)), or(eq(workClaims.userId, userId), isOf(taken))));
  // Later than every other claim, even if the clocks of two processes differ.
  const takenAt = sql`greatest(${now.toISOString()}::timestamptz, (select max(${workClaims.takenAt}) + interval '1 millisecond'
    from ${workClaims} where ${isOf(taken)}))`;
  const [row] = await tx
    .insert(workClaims)
    .values({ resource, recordId, userId, takenAt, seenAt: now })
    .onConflictDoUpdate({
      target: [workClaims.resource, workClaims.recordId, workClaims.userId],
      set: { seenAt: sql`excluded.seen_at` },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return Boolean(row?.isNew);
}

/** Takes or keeps a record. Returns who took it first, and the event to announce if that is new. */
export async function takeRecord(
  tx: Db,
  taken: Taken,
  taking: Taking,
): Promise<{ first: WorkClaim; event: ChangeEvent | undefined }> {
  const record = await findClaimedRecord(tx, taken, taking.caller);
  if (!record) throw new NotFound();
  const isNew = await addClaim(tx, taken, taking);
  const [first] = await read(tx).where(isOf(taken)).limit(1);
  return {
    first: named(first as WorkClaim),
    event: isNew ? eventOf(taken, record, taking.userId) : undefined,
  };
}

const nobody: ClaimedRecord = { person: null, project: null, author: null };

/**
 * Frees a record that the user has taken, even if they may no longer read it. Returns the event to announce if they had
 * taken it.
 */
export async function releaseRecord(
  tx: Db,
  taken: Taken,
  { caller, userId }: Omit<Taking, 'now'>,
): Promise<ChangeEvent | undefined> {
  const released = await tx
    .delete(workClaims)
    .where(and(isOf(taken), eq(workClaims.userId, userId)))
    .returning({ recordId: workClaims.recordId });
  const record = await findClaimedRecord(tx, taken, caller);
  if (released.length) return eventOf(taken, record ?? nobody, userId);
  if (!record) throw new NotFound();
  return undefined;
}
