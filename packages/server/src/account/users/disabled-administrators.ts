import { disabledAloneMs, newAdministratorDays } from '@semilla/contract';
import { and, count, eq, exists, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser, updateUser } from '../../kit/users/queries.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { users } from '../../schema/users.ts';
import { accountMails } from '../mails.ts';
import { auditNote } from './audit-note.ts';

const dayMs = 86_400_000;
/** How long a person whose disabling ended by itself cannot be disabled again by the only other administrator. */
const endedWithinMs = 30 * dayMs;

/** Lets one change at a time take an administrator away, because each counts those who are left. */
export async function lockAdministrators(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`);
}

/** Whether fewer than two administrators without this one could approve each other's acts. */
export async function leavesTooFew(tx: Db, userId: string, now: Date): Promise<boolean> {
  const newSince = new Date(now.getTime() - newAdministratorDays * dayMs);
  const [left] = await tx
    .select({ number: count() })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        ne(users.userId, userId),
        isNull(users.disabledAt),
        isNotNull(users.emailConfirmedAt),
        or(isNull(users.roleGivenAt), lte(users.roleGivenAt, newSince)),
      ),
    );
  return (left?.number ?? 0) < 2;
}

const noted = (tx: Db, condition: SQL | undefined) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.subjectType, 'user'),
          eq(auditEntries.subjectId, sql`${users.userId}::text`),
          condition,
        ),
      ),
  );

/** Whether the platform ended the disabling of a person not long ago. */
export async function hasEndedAlone(tx: Db, userId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - endedWithinMs);
  const byItself = and(
    eq(auditEntries.action, 'user.enable'),
    isNull(auditEntries.userId),
    gt(auditEntries.at, since),
  );
  return (await tx.$count(users, and(eq(users.userId, userId), noted(tx, byItself)))) > 0;
}

/**
 * Administrators whose disabling left fewer than two, a day ago. Only the note of the last disabling counts, which says until when
 * it lasts.
 */
const isOver = (tx: Db, now: Date) =>
  and(
    eq(users.role, 'admin'),
    lte(users.disabledAt, new Date(now.getTime() - disabledAloneMs)),
    noted(
      tx,
      and(
        eq(auditEntries.action, 'user.disable'),
        sql`${auditEntries.after} ? 'disabledUntil'`,
        sql`${auditEntries.at} >= ${users.disabledAt}`,
      ),
    ),
  );

/**
 * Enables administrators again whom one person disabled a day ago, if still fewer than two are left: otherwise one person could
 * end all acts of two. A second administrator, such as one made at the terminal, lets the disabling last.
 */
export async function endLoneDisablings(services: Services): Promise<void> {
  const { database, eachAlone } = services;
  const now = services.now();
  const rows = await database.db.select({ userId: users.userId }).from(users).where(isOver(database.db, now));
  const ids = rows.map(({ userId }) => userId);
  await eachAlone('end-lone-disablings', ids, (userId) =>
    makeChange(services, thePlatform, async ({ tx, audit, mail }) => {
      const before = await lockUser(tx, userId, isOver(tx, now));
      await lockAdministrators(tx);
      if (!before || !(await leavesTooFew(tx, userId, now))) return;
      const after = await updateUser(tx, userId, { disabledAt: null }, now);
      await mail(after, accountMails.enabled.write(after));
      audit(auditNote('user.enable', before, after));
    }),
  );
}
