import type { AnswerOf, InboxMessage, InputOf, v1 } from '@semilla/contract';
import { and, count, desc, eq, isNull, lt, lte } from 'drizzle-orm';
import { pageOf } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { deletesRowsOf, type Erasure } from '../../kit/users/erasure.ts';
import { inboxMessages } from '../../schema/inbox-messages.ts';

type Query = InputOf<typeof v1.inboxMessages.find>['query'];

const { inboxMessageId, userId, createdAt, readAt } = inboxMessages;

const isUnreadOf = (ofUserId: string) => and(eq(userId, ofUserId), isNull(readAt));

function answerOf({
  content,
  kind: _kind,
  userId: _id,
  digest: _digest,
  ...row
}: typeof inboxMessages.$inferSelect): InboxMessage {
  return { ...row, ...content };
}

/** A page of a customer's own messages, latest first. */
export async function findMessages(
  db: Db,
  ofUserId: string,
  { skip, take, unread }: Query,
): Promise<AnswerOf<typeof v1.inboxMessages.find>> {
  const condition = unread ? isUnreadOf(ofUserId) : eq(userId, ofUserId);
  const rows = await db
    .select()
    .from(inboxMessages)
    .where(condition)
    .orderBy(desc(createdAt), desc(inboxMessageId))
    .limit(take)
    .offset(skip);
  const [all] = await db.select({ total: count() }).from(inboxMessages).where(condition);
  return pageOf(all, rows.map(answerOf));
}

export const countUnread = (db: Db, ofUserId: string): Promise<number> =>
  db.$count(inboxMessages, isUnreadOf(ofUserId));

async function findOwn(tx: Db, ofUserId: string, messageId: string) {
  const [message] = await tx
    .select({ createdAt, readAt })
    .from(inboxMessages)
    .where(and(eq(inboxMessageId, messageId), eq(userId, ofUserId)));
  if (!message) throw new NotFound();
  return message;
}

/** Marks a customer's own message as read; does nothing if it already is. */
export async function readMessage(tx: Db, ofUserId: string, messageId: string, now: Date): Promise<void> {
  await findOwn(tx, ofUserId, messageId);
  await tx
    .update(inboxMessages)
    .set({ readAt: now })
    .where(and(isUnreadOf(ofUserId), eq(inboxMessageId, messageId)));
}

/** Marks a customer's own messages as read, up to the latest one that they saw. */
export async function readMessagesUpTo(
  tx: Db,
  ofUserId: string,
  messageId: string,
  now: Date,
): Promise<void> {
  const latest = await findOwn(tx, ofUserId, messageId);
  await tx
    .update(inboxMessages)
    .set({ readAt: now })
    .where(and(isUnreadOf(ofUserId), lte(createdAt, latest.createdAt)));
}

export const inboxMessageErasure: Erasure = { erase: deletesRowsOf(inboxMessages) };

const retentionMs = 2 * 365 * 86_400_000;

/** Deletes messages after two years. What they tell of stays in its own records, as long as the law asks. */
export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  await db.delete(inboxMessages).where(lt(createdAt, new Date(now.getTime() - retentionMs)));
}
