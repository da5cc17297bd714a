import type { Services } from '../../services.ts';
import type { Notice } from '../ledger/notice.ts';
import { noticesQueue } from '../ledger/queue-notices.ts';
import { sendNotices } from './send-notices.ts';

/** Begins to turn what the ledger has noted into mails. */
export async function startNotices(services: Services): Promise<void> {
  await services.jobs.handle(noticesQueue, (data) =>
    sendNotices(services, (data as { notices: Notice[] }).notices),
  );
}
