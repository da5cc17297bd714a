import type { Db } from '../../kit/database/types.ts';
import type { Attempt } from '../../kit/jobs/create-jobs.ts';
import { inboxEvent } from '../../kit/mail/inbox.ts';
import type { Services } from '../../kit/services.ts';
import type { BulkActRecord } from '../../schema/bulk-acts.ts';
import { findDone, findRecord, findUndo } from './queries.ts';
import { bulkActNamed } from './registered.ts';

export const laterLettersQueue = 'bulk-act-letters';

/** For how long after its end a bulk act can be undone without anybody being told of it. The dialog of the backoffice says so. */
const quietSeconds = 600;
/** How much longer the mails wait, so that an undo in the last second is seen. */
const graceSeconds = 60;
const lettersPerJob = 50;

interface LaterLetters {
  bulkActId: string;
  /** The position of the last record that was seen to. */
  after: number;
}

/** Whether the mails about the records of a bulk act are not sent with its changes. */
export async function isQuiet(tx: Db, { act, undoesId, createdAt }: BulkActRecord): Promise<boolean> {
  if (!bulkActNamed(act).act.lettersLater) return false;
  const undone = undoesId ? await findRecord(tx, undoesId) : undefined;
  return !undone?.endedAt || createdAt.getTime() < undone.endedAt.getTime() + quietSeconds * 1_000;
}

/** Queues the mails about the records of a bulk act that ends in this transaction. */
export async function queueLaterLetters(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { bulkActId, act, undoesId }: BulkActRecord,
): Promise<void> {
  if (undoesId || !bulkActNamed(act).act.lettersLater) return;
  const data: LaterLetters = { bulkActId, after: 0 };
  await jobs.enqueue(tx, laterLettersQueue, data, { startAfterSeconds: quietSeconds + graceSeconds });
}

/**
 * Sends the mails about the next records of a bulk act, and queues the rest, in the transaction that completes the job. While
 * the act is being undone, they wait: an undo refuses records that were edited since, and their mails are due.
 */
export async function sendLaterLetters(
  { database, jobs, live, mail, now }: Pick<Services, 'database' | 'jobs' | 'live' | 'mail' | 'now'>,
  { bulkActId, after }: LaterLetters,
  { completeIn }: Pick<Attempt, 'completeIn'>,
): Promise<void> {
  const inboxUserIds = await database.writeDb.transaction(async (tx) => {
    await completeIn(tx);
    const record = await findRecord(tx, bulkActId);
    const letters = record && bulkActNamed(record.act).act.lettersLater;
    if (!record?.endedAt || !letters) return [];
    if ((await findUndo(tx, bulkActId))?.state === 'running') {
      await jobs.enqueue(tx, laterLettersQueue, { bulkActId, after }, { startAfterSeconds: graceSeconds });
      return [];
    }
    const rows = await findDone(tx, { bulkActId, after, take: lettersPerJob });
    const last = rows.at(-1);
    if (!last) return [];
    await jobs.enqueue(tx, laterLettersQueue, { bulkActId, after: last.position });
    const during = { from: record.createdAt, until: record.endedAt, now: now() };
    const recordIds = rows.map(({ recordId }) => recordId);
    return mail.sendAll(tx, await letters(tx, recordIds, during));
  });
  live.announce([inboxEvent(inboxUserIds)]);
}
