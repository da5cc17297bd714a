import type { InputOf, UndeliveredMail, v1 } from '@semilla/contract';
import { and, count, eq, lt, type SQL, sql } from 'drizzle-orm';
import {
  alphabetical,
  behind,
  given,
  isAnyOf,
  onDays,
  pageOf,
  picked,
  sorted,
} from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { deleteQueuedMailsOf } from '../../kit/mail/queued-mails.ts';
import type { Erasure } from '../../kit/users/erasure.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { undeliveredMails } from '../../schema/undelivered-mails.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.undeliveredMails.find>['query'];
export type UndeliveredRow = typeof undeliveredMails.$inferSelect;

const { undeliveredMailId, state, topic, failure, userId, failedAt, createdAt, tries } = undeliveredMails;

/** The filters of the list. */
type Filters = Omit<Query, 'skip' | 'take' | 'orderBy' | 'orderSide' | 'cursor'>;

/** The condition for the mails that match the filters of the list. */
export function matchingMails(query: Filters): SQL | undefined {
  return and(
    picked(query, undeliveredMailId),
    given(query.state, (value) => isAnyOf(state, value)),
    given(query.topic, (value) => isAnyOf(topic, value)),
    given(query.failure, (value) => isAnyOf(failure, value)),
    given(query.undeliveredMailId, (value) => eq(undeliveredMailId, value)),
    given(query.userId, (value) => eq(userId, value)),
    onDays(failedAt, query),
  );
}

const columns = {
  undeliveredMailId,
  userId,
  userName: sql<string | null>`case when ${userId} is not null then ${fullName(users)} end`,
  recipient: undeliveredMails.recipient,
  topic,
  kind: undeliveredMails.kind,
  subject: undeliveredMails.subject,
  state,
  failure,
  failureDetail: undeliveredMails.failureDetail,
  tries,
  createdAt,
  failedAt,
};

const orderColumns = {
  failedAt,
  createdAt,
  tries,
  subject: alphabetical(undeliveredMails.subject),
  state,
  userName: sortedUserName(userId),
  recipient: undeliveredMails.recipient,
  topic,
  failure,
};

const read = (db: Db) =>
  db.select(columns).from(undeliveredMails).leftJoin(users, eq(users.userId, userId)).$dynamic();

/** One page of mails without the total count. */
export async function findMailRows(db: Db, query: Query): Promise<{ data: UndeliveredMail[] }> {
  const data = await read(db)
    .where(and(matchingMails(query), behind(query, orderColumns, undeliveredMailId)))
    .orderBy(...sorted(query, orderColumns, undeliveredMailId))
    .limit(query.take)
    .offset(query.skip);
  return { data };
}

export async function findUndeliveredMails(db: Db, query: Query) {
  const { data } = await findMailRows(db, query);
  const [all] = await db.select({ total: count() }).from(undeliveredMails).where(matchingMails(query));
  return pageOf(all, data);
}

/** The number of mails that still need a decision. */
export async function countUndelivered(db: Db): Promise<number> {
  return db.$count(undeliveredMails, eq(state, 'undelivered'));
}

export async function readUndeliveredMail(db: Db, mailId: string): Promise<UndeliveredMail> {
  const [row] = await read(db).where(eq(undeliveredMailId, mailId));
  return row as UndeliveredMail;
}

export async function lockUndeliveredMail(tx: Db, mailId: string): Promise<UndeliveredRow | undefined> {
  const [row] = await tx.select().from(undeliveredMails).where(eq(undeliveredMailId, mailId)).for('update');
  return row;
}

export async function insertUndeliveredMail(
  db: Db,
  row: typeof undeliveredMails.$inferInsert,
): Promise<void> {
  await db.insert(undeliveredMails).values(row);
}

export async function updateUndeliveredMail(
  db: Db,
  mailId: string,
  changes: Partial<UndeliveredRow>,
): Promise<void> {
  await db.update(undeliveredMails).set(changes).where(eq(undeliveredMailId, mailId));
}

export const mailErasure: Erasure = {
  async erase({ tx }, ofUserId) {
    await tx.delete(undeliveredMails).where(eq(userId, ofUserId));
    await deleteQueuedMailsOf(tx, ofUserId);
  },
};

const retentionMs = 90 * 86_400_000;

/** Deletes mails after three months, when sending them again makes no sense. */
export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  await db.delete(undeliveredMails).where(lt(failedAt, new Date(now.getTime() - retentionMs)));
}
