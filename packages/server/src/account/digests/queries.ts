import { addDays, civilDateAt, type MailFrequency, type MailGroup } from '@semilla/contract';
import { and, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { digestOf, groupOf } from '../../kit/mail/mail-choices.ts';
import type { MailKinds } from '../../kit/mail/mail-kind.ts';
import { inboxMessages } from '../../schema/inbox-messages.ts';

const { userId, kind, digest, createdAt, readAt, subject } = inboxMessages;

/**
 * A digest has what came until half past seven in Madrid. The job begins at eight, so one that is repeated finds nothing newer, and the clocks
 * of two processes may differ.
 */
const endOn = (day: string) => sql`(${day}::timestamp + time '07:30') at time zone 'Europe/Madrid'`;

const timeInMadrid = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeStyle: 'short' });

/** The day of the latest digest that is due. */
export function digestDayAt(now: Date): string {
  const today = civilDateAt(now);
  return timeInMadrid.format(now) < '07:30' ? addDays(today, -1) : today;
}

/** That day, or the Monday before it: a weekly digest that a stopped platform missed is sent later in the week. */
export function mondayUntil(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

function isDueOn(day: string): SQL | undefined {
  const isDaily = and(eq(digest, 'daily'), sql`${createdAt} < ${endOn(day)}`);
  const isWeekly = and(eq(digest, 'weekly'), sql`${createdAt} < ${endOn(mondayUntil(day))}`);
  return and(isNotNull(digest), or(isDaily, isWeekly));
}

/** The next users who have messages in a digest of this day, in the order of their ids. */
export async function findDueUsers(
  db: Db,
  { day, after, take }: { day: string; after: string | undefined; take: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId })
    .from(inboxMessages)
    .where(and(isDueOn(day), after === undefined ? undefined : gt(userId, after)))
    .orderBy(userId)
    .limit(take);
  return rows.map((row) => row.userId);
}

/** The messages of a user in the digest of this day, which no later one has. */
export function takeDueMessages(tx: Db, ofUserId: string, day: string) {
  return tx
    .update(inboxMessages)
    .set({ digest: null })
    .where(and(eq(userId, ofUserId), isDueOn(day)))
    .returning({ kind, subject, createdAt, readAt });
}

/**
 * Moves what waits of a group to another digest. What shall come at once from now on is in the next one, and what shall never come is in none.
 */
export async function moveWaitingMessages(
  tx: Db,
  kinds: MailKinds,
  ofUserId: string,
  { group, frequency }: { group: MailGroup; frequency: MailFrequency },
): Promise<void> {
  const ofGroup = Object.keys(kinds).filter((name) => groupOf(kinds, name) === group);
  await tx
    .update(inboxMessages)
    .set({ digest: frequency === 'atOnce' ? 'daily' : digestOf(frequency) })
    .where(and(eq(userId, ofUserId), isNotNull(digest), inArray(kind, ofGroup)));
}
