import type { Db } from '../../kit/database/types.ts';
import type { Jobs } from '../../kit/jobs/create-jobs.ts';
import type { Notice, QueuedNotice } from './notice.ts';

export const noticesQueue = 'notices';
const noticesPerJob = 100;

function withoutTexts(notice: Notice): QueuedNotice {
  const {
    bankAccount: _account,
    rejectReason: _reason,
    ...queued
  } = notice as Extract<Notice, { bankAccount: unknown }> & { rejectReason?: unknown };
  return queued;
}

/** Enqueues notices in the transaction of their event; a job turns them into mails afterwards. */
export async function queueNotices(tx: Db, jobs: Jobs, notices: readonly Notice[]): Promise<void> {
  for (let start = 0; start < notices.length; start += noticesPerJob) {
    await jobs.enqueue(tx, noticesQueue, {
      notices: notices.slice(start, start + noticesPerJob).map(withoutTexts),
    });
  }
}
