import type { Services } from '../../kit/services.ts';
import type { QueuedNotice } from '../../project/notices/notice.ts';
import { noticesQueue } from '../../project/notices/queue-notices.ts';
import { sendNotices } from './send-notices.ts';

/** Registers the job that sends mails for the notices queued by the ledger. */
export async function startNotices(services: Services): Promise<void> {
  await services.jobs.handle(noticesQueue, (data, attempt) =>
    sendNotices(services, (data as { notices: QueuedNotice[] }).notices, attempt),
  );
}
