import { claimMinutes, type InputOf, type v1, type WorkClaim, type WorkQueue } from '@semilla/contract';
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { users } from '../../schema/users.ts';
import { workClaims } from '../../schema/work-claims.ts';
import { isReadable } from './is-readable.ts';

type Taken = InputOf<typeof v1.workClaims.take>['body'];

const claimMs = claimMinutes * 60_000;
const expiredAt = (now: Date) => new Date(now.getTime() - claimMs);

const read = (db: Db) =>
  db
    .select({
      queue: workClaims.queue,
      recordId: workClaims.recordId,
      userId: workClaims.userId,
      userName: fullName(users),
      takenAt: workClaims.takenAt,
    })
    .from(workClaims)
    .innerJoin(users, eq(users.userId, workClaims.userId))
    .$dynamic();

const named = (claim: WorkClaim): WorkClaim => ({ ...claim, userName: claim.userName.trim() });

/** The active claims on records of a queue that the caller may read, oldest first. */
export async function findClaims(
  db: Db,
  queue: WorkQueue,
  { caller, now }: { caller: Caller; now: Date },
): Promise<WorkClaim[]> {
  const rows = await read(db)
    .where(
      and(
        eq(workClaims.queue, queue),
        gt(workClaims.seenAt, expiredAt(now)),
        isReadable(queue, caller, workClaims.recordId),
      ),
    )
    .orderBy(asc(workClaims.takenAt), asc(workClaims.recordId));
  return rows.map(named);
}

/** Gives the record to the user unless a colleague has it. One statement, so of two concurrent users only one gets it. */
async function takeIfFree(tx: Db, { queue, recordId }: Taken, userId: string, now: Date): Promise<void> {
  const isExpired = lte(workClaims.seenAt, expiredAt(now));
  const isOwn = eq(workClaims.userId, userId);
  await tx
    .insert(workClaims)
    .values({ queue, recordId, userId, takenAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: [workClaims.queue, workClaims.recordId],
      set: {
        userId,
        takenAt: sql`case when ${and(isOwn, gt(workClaims.seenAt, expiredAt(now)))} then ${workClaims.takenAt} else excluded.taken_at end`,
        seenAt: sql`excluded.seen_at`,
      },
      setWhere: or(isOwn, isExpired),
    });
}

async function assertReadable(tx: Db, { queue, recordId }: Taken, caller: Caller): Promise<void> {
  const [readable] = await tx
    .select({ is: sql<boolean>`${isReadable(queue, caller, sql`${recordId}::uuid`)}` })
    .from(sql`(select 1) as one`);
  if (!readable?.is) throw new NotFound();
}

/** Takes or keeps a record, and returns who has it now. */
export async function takeRecord(
  tx: Db,
  taken: Taken,
  { caller, userId, now }: { caller: Caller; userId: string; now: Date },
): Promise<WorkClaim> {
  const { queue, recordId } = taken;
  await assertReadable(tx, taken, caller);
  // Deletes the user's other expired claims, so the table stays small without a nightly job.
  await tx
    .delete(workClaims)
    .where(and(eq(workClaims.userId, userId), lte(workClaims.seenAt, expiredAt(now))));
  await takeIfFree(tx, taken, userId, now);
  const [claim] = await read(tx).where(and(eq(workClaims.queue, queue), eq(workClaims.recordId, recordId)));
  return named(claim as WorkClaim);
}

/** Frees a record that the user has taken, even if they may no longer read it. */
export async function releaseRecord(
  tx: Db,
  taken: Taken,
  { caller, userId }: { caller: Caller; userId: string },
): Promise<void> {
  const { queue, recordId } = taken;
  const own = and(
    eq(workClaims.queue, queue),
    eq(workClaims.recordId, recordId),
    eq(workClaims.userId, userId),
  );
  const released = await tx.delete(workClaims).where(own).returning({ recordId: workClaims.recordId });
  if (!released.length) await assertReadable(tx, taken, caller);
}
