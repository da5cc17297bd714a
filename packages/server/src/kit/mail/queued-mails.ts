import { eq } from 'drizzle-orm';
import { newId } from '../../schema/columns/new-id.ts';
import { queuedMails } from '../../schema/queued-mails.ts';
import { insertRows, isOneOf } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import type { Keys } from '../keys.ts';
import { placeOfMail, type QueuedMail } from './mail.ts';

/** Stores mails until they are sent and returns their ids, so the jobs contain only ids. */
export async function storeQueuedMails(
  tx: Db,
  keys: Keys,
  mails: readonly QueuedMail[],
  domain: string,
): Promise<string[]> {
  const rows = mails.map((mail) => {
    const queuedMailId = newId();
    const messageId = mail.messageId ?? `<${queuedMailId}@${domain}>`;
    const sealedMail = keys.encrypt(JSON.stringify({ ...mail, messageId }), placeOfMail(mail.userId));
    return { queuedMailId, userId: mail.userId, sealedMail };
  });
  await insertRows(tx, queuedMails, rows);
  return rows.map(({ queuedMailId }) => queuedMailId);
}

type StoredRow = typeof queuedMails.$inferSelect;

/** The mails by id. Mails whose recipients were deleted are missing. */
export async function findQueuedMails(
  db: Db,
  queuedMailIds: readonly string[],
): Promise<Map<string, StoredRow>> {
  const rows = await db.select().from(queuedMails).where(isOneOf(queuedMails.queuedMailId, queuedMailIds));
  return new Map(rows.map((row) => [row.queuedMailId, row]));
}

export function openQueuedMail(keys: Keys, { userId, sealedMail }: StoredRow): QueuedMail {
  return JSON.parse(keys.decrypt(sealedMail, placeOfMail(userId))) as QueuedMail;
}

/** Returns the ids of the rows that still existed. */
export async function deleteQueuedMails(tx: Db, queuedMailIds: readonly string[]): Promise<Set<string>> {
  const { queuedMailId: id } = queuedMails;
  const deleted = await tx.delete(queuedMails).where(isOneOf(id, queuedMailIds)).returning({ id });
  return new Set(deleted.map((row) => row.id));
}

export async function deleteQueuedMailsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(queuedMails).where(eq(queuedMails.userId, userId));
}
