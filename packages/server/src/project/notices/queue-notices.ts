import type { Db } from '../../kit/database/types.ts';
import type { Jobs } from '../../kit/jobs/create-jobs.ts';
import type { QueuedNotice } from './notice.ts';

export const noticesQueue = 'notices';
const noticesPerJob = 100;

/**
 * From this number of notices on, mails are sent a little later: a statement or distribution may still be
 * running, and money needs the processor first.
 */
const manyNotices = 500;
const waitSeconds = 10;

function withoutTexts(
  notice: QueuedNotice & { bankAccount?: unknown; rejectReason?: unknown },
): QueuedNotice {
  const { bankAccount: _account, rejectReason: _reason, ...queued } = notice;
  return queued;
}

/** Enqueues notices in the transaction of their event. A job sends the mails afterwards. */
export async function queueNotices(tx: Db, jobs: Jobs, notices: readonly QueuedNotice[]): Promise<void> {
  const startAfterSeconds = notices.length >= manyNotices ? waitSeconds : 0;
  for (let start = 0; start < notices.length; start += noticesPerJob) {
    const queued = notices.slice(start, start + noticesPerJob).map(withoutTexts);
    await jobs.enqueue(tx, noticesQueue, { notices: queued }, { startAfterSeconds });
  }
}
