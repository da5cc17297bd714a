import { eq } from 'drizzle-orm';
import { newId } from '../../schema/columns/new-id.ts';
import { queuedMails } from '../../schema/queued-mails.ts';
import { insertRows } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import type { Keys } from '../keys.ts';
import { placeOfMail, type QueuedMail } from './mail.ts';

/** Stores mails until they are sent, and returns their ids: the jobs themselves contain nothing of them. */
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

/** Undefined if its recipient was deleted meanwhile. */
export async function readQueuedMail(
  db: Db,
  keys: Keys,
  queuedMailId: string,
): Promise<QueuedMail | undefined> {
  const [row] = await db.select().from(queuedMails).where(eq(queuedMails.queuedMailId, queuedMailId));
  return row && (JSON.parse(keys.decrypt(row.sealedMail, placeOfMail(row.userId))) as QueuedMail);
}

/** Whether it was still there. */
export async function deleteQueuedMail(tx: Db, queuedMailId: string): Promise<boolean> {
  const { queuedMailId: id } = queuedMails;
  const deleted = await tx.delete(queuedMails).where(eq(id, queuedMailId)).returning({ id });
  return deleted.length > 0;
}

export async function deleteQueuedMailsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(queuedMails).where(eq(queuedMails.userId, userId));
}
