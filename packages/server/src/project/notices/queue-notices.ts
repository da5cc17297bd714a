import type { Db } from '../../kit/database/types.ts';
import type { Jobs } from '../../kit/jobs/create-jobs.ts';
import type { Notice } from './notice.ts';

export const noticesQueue = 'notices';
const noticesPerJob = 100;

/** Enqueues notices in the transaction of their event; a job turns them into mails afterwards. */
export async function queueNotices(tx: Db, jobs: Jobs, notices: readonly Notice[]): Promise<void> {
  for (let start = 0; start < notices.length; start += noticesPerJob) {
    await jobs.enqueue(tx, noticesQueue, { notices: notices.slice(start, start + noticesPerJob) });
  }
}
