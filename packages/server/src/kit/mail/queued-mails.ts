import { eq } from 'drizzle-orm';
import { newId } from '../../schema/columns/new-id.ts';
import { queuedMails } from '../../schema/queued-mails.ts';
import type { Db } from '../database/types.ts';
import type { Keys } from '../keys.ts';
import { type OutgoingMail, placeOfMail } from './mail.ts';

/** Stores a mail until it is sent, and returns its id: the job itself contains nothing of it. */
export async function storeQueuedMail(tx: Db, keys: Keys, mail: OutgoingMail): Promise<string> {
  const queuedMailId = newId();
  const sealedMail = keys.encrypt(JSON.stringify(mail), placeOfMail(mail.userId));
  await tx.insert(queuedMails).values({ queuedMailId, userId: mail.userId, sealedMail });
  return queuedMailId;
}

/** Undefined if its recipient was deleted meanwhile. */
export async function readQueuedMail(
  db: Db,
  keys: Keys,
  queuedMailId: string,
): Promise<OutgoingMail | undefined> {
  const [row] = await db.select().from(queuedMails).where(eq(queuedMails.queuedMailId, queuedMailId));
  return row && (JSON.parse(keys.decrypt(row.sealedMail, placeOfMail(row.userId))) as OutgoingMail);
}

export async function deleteQueuedMail(db: Db, queuedMailId: string): Promise<void> {
  await db.delete(queuedMails).where(eq(queuedMails.queuedMailId, queuedMailId));
}

export async function deleteQueuedMailsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(queuedMails).where(eq(queuedMails.userId, userId));
}
