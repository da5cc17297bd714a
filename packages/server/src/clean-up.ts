import { forgetOldAttempts } from './auth/attempts/index.ts';
import { deleteExpiredDevices } from './auth/devices/repository.ts';
import { deleteExpiredLinks } from './auth/links/index.ts';
import { deleteExpiredSessions } from './auth/sessions/repository.ts';
import { deleteUnconfirmedTotps } from './auth/totps/repository.ts';
import { forgetOldKeys } from './idempotency/index.ts';
import { sweepFiles } from './misc/documents/sweep-files.ts';
import { forgetOldMails } from './misc/undelivered-mails/repository.ts';
import type { Services } from './services.ts';

/**
 * Takes away what has run out: sessions, trusted devices, links, set-ups that nobody finished, failures that nobody
 * remembers, answers kept for their keys, mails that nobody sends again.
 */
export async function cleanUp({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  await deleteExpiredSessions(database.db, now());
  await deleteExpiredDevices(database.db, now());
  await deleteExpiredLinks(database.db, now());
  await deleteUnconfirmedTotps(database.db, now());
  await forgetOldAttempts(database.db, now());
  await forgetOldKeys(database.db, now());
  await forgetOldMails(database.db, now());
}

export async function scheduleCleanUp(services: Services): Promise<void> {
  await services.jobs.schedule('clean-up', '17 4 * * *', () => cleanUp(services));
  await services.jobs.schedule('sweep-files', '47 4 * * *', async () => void (await sweepFiles(services)));
}
