import { deleteOldMessages } from '../account/inbox-messages/queries.ts';
import { deleteOldAttempts } from '../auth/attempts/attempts.ts';
import { deleteExpiredDevices } from '../auth/devices/queries.ts';
import { deleteOldEmailChanges } from '../auth/email-changes/queries.ts';
import { deleteExpiredLinks } from '../auth/links/links.ts';
import { deleteExpiredChallenges } from '../auth/passkeys/challenges.ts';
import { deleteExpiredSessions } from '../auth/sessions/queries.ts';
import { deleteUnconfirmedTotps } from '../auth/totps/queries.ts';
import { deleteOldKeys } from '../kit/idempotency/idempotency-keys.ts';
import type { Services } from '../kit/services.ts';
import { deleteOldMails } from '../misc/undelivered-mails/queries.ts';
import { deleteOldBulkActs } from '../overview/bulk-acts/queries.ts';

/**
 * Deletes expired sessions, trusted devices, challenges and links, unfinished set-ups of one-time codes, old changes of
 * address and failed attempts, stored answers of idempotency keys, and old undelivered mails, messages of inboxes and bulk acts.
 */
export async function cleanUp({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  await deleteExpiredSessions(database.db, now());
  await deleteExpiredDevices(database.db, now());
  await deleteExpiredChallenges(database.db, now());
  await deleteExpiredLinks(database.db, now());
  await deleteOldEmailChanges(database.db, now());
  await deleteUnconfirmedTotps(database.db, now());
  await deleteOldAttempts(database.db, now());
  await deleteOldKeys(database.db, now());
  await deleteOldMails(database.db, now());
  await deleteOldMessages(database.db, now());
  await deleteOldBulkActs(database.db, now());
}
