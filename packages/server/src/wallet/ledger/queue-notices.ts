import type { Db } from '../../database/types.ts';
import type { Jobs } from '../../integrations/jobs/index.ts';
import type { Notice } from './notice.ts';

export const noticesQueue = 'notices';
const noticesPerJob = 100;

/** Puts notices in the outbox, within the transaction of what they tell of; they become mails a moment later. */
export async function queueNotices(tx: Db, jobs: Jobs, notices: readonly Notice[]): Promise<void> {
  for (let start = 0; start < notices.length; start += noticesPerJob) {
    await jobs.enqueue(tx, noticesQueue, { notices: notices.slice(start, start + noticesPerJob) });
  }
}
