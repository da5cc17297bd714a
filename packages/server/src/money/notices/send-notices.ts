import { and, isNull } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Attempt } from '../../kit/jobs/create-jobs.ts';
import { inboxEvent } from '../../kit/mail/inbox.ts';
import type { Services } from '../../kit/services.ts';
import type { QueuedNotice } from '../../project/notices/notice.ts';
import { users } from '../../schema/users.ts';
import { letterOf } from './letter-of.ts';
import { withTexts } from './with-texts.ts';

async function findAddressees(tx: Db, notices: readonly QueuedNotice[]) {
  const userIds = [...new Set(notices.map((notice) => notice.userId))];
  const { userId, email, name, language, notifyGeneralEmail, notifyTicketEmail } = users;
  const rows = await tx
    .select({ userId, email, name, language, notifyGeneralEmail, notifyTicketEmail })
    .from(users)
    .where(and(isOneOf(userId, userIds), isNull(users.deletedAt)));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Sends a mail and a message for each notice, all in one transaction, which also completes the job. */
export async function sendNotices(
  { config, database, live, mail }: Pick<Services, 'config' | 'database' | 'live' | 'mail'>,
  notices: readonly QueuedNotice[],
  { completeIn }: Pick<Attempt, 'completeIn'>,
): Promise<void> {
  const inboxUserIds = await database.db.transaction(async (tx) => {
    await completeIn(tx);
    const addressees = await findAddressees(tx, notices);
    const addressed = (await withTexts(tx, notices)).flatMap((notice) => {
      const to = addressees.get(notice.userId);
      return to ? [{ to, letter: letterOf(notice, to, config.depositAccount) }] : [];
    });
    return mail.sendAll(tx, addressed);
  });
  live.announce([inboxEvent(inboxUserIds)]);
}
