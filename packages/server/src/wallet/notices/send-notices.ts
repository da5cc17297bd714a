import { and, isNull } from 'drizzle-orm';
import { users } from '../../account/users/table.ts';
import { isOneOf } from '../../database/sets.ts';
import type { Db } from '../../database/types.ts';
import type { Services } from '../../services.ts';
import type { Notice } from '../ledger/notice.ts';
import { letterOf } from './letter-of.ts';

/** Those of them who are still here. */
async function findAddressees(tx: Db, notices: readonly Notice[]) {
  const userIds = [...new Set(notices.map((notice) => notice.userId))];
  const { userId, email, name, language, notifyGeneralEmail, notifyTicketEmail } = users;
  const rows = await tx
    .select({ userId, email, name, language, notifyGeneralEmail, notifyTicketEmail })
    .from(users)
    .where(and(isOneOf(userId, userIds), isNull(users.deletedAt)));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Turns notices into mails, all of them or none. */
export async function sendNotices(
  { config, database, mail }: Pick<Services, 'config' | 'database' | 'mail'>,
  notices: readonly Notice[],
): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const addressees = await findAddressees(tx, notices);
    for (const notice of notices) {
      const to = addressees.get(notice.userId);
      if (to) await mail.send(tx, to, letterOf(notice, to, config.depositAccount));
    }
  });
}
