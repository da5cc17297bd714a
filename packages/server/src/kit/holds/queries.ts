import type { Hold } from '@semilla/contract';
import { and, desc, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { type HoldRow, holds } from '../../schema/holds.ts';
import { isOneOf } from '../database/sets.ts';
import type { Db } from '../database/types.ts';

interface Named {
  userId: string;
  email: string;
}

/**
 * The condition that a hold is active. If the customer stopped withdrawals, the hold does not end by itself.
 */
const isActive = (now: Date): SQL | undefined =>
  and(isNull(holds.endedAt), or(gt(holds.until, now), isNotNull(holds.stoppedAt)));

/** The active holds on these customers' withdrawals, the longest-lasting first. */
export async function findActiveHolds(db: Db, userIds: readonly string[], now: Date): Promise<HoldRow[]> {
  if (!userIds.length) return [];
  const rows = await db
    .select()
    .from(holds)
    .where(and(isOneOf(holds.userId, userIds), isActive(now)))
    .orderBy(desc(holds.until), desc(holds.holdId));
  return rows.sort((one, other) => Number(other.stoppedAt !== null) - Number(one.stoppedAt !== null));
}

/** How many days mails about a customer's access also go to a replaced address. */
const previousAddressDays = 90;

/** The customer's current email address and those replaced recently. */
export async function findKnownAddresses(db: Db, user: Named, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - previousAddressDays * 86_400_000);
  const replaced = await db
    .select({ email: holds.previousEmail })
    .from(holds)
    .where(and(eq(holds.userId, user.userId), isNotNull(holds.previousEmail), gt(holds.createdAt, since)));
  return [...new Set([user.email, ...replaced.flatMap(({ email }) => email ?? [])])];
}

export async function findHold(db: Db, holdId: string): Promise<HoldRow | undefined> {
  const [row] = await db.select().from(holds).where(eq(holds.holdId, holdId));
  return row;
}

export const holdAnswer = ({ reason, until, stoppedAt }: HoldRow): Hold => ({
  reason,
  until,
  isStopped: stoppedAt !== null,
});

/** Why withdrawals are on hold, per customer. */
export async function holdsByUser(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, Hold>> {
  const byUser = new Map<string, Hold>();
  for (const row of await findActiveHolds(db, userIds, now)) {
    if (!byUser.has(row.userId)) byUser.set(row.userId, holdAnswer(row));
  }
  return byUser;
}
