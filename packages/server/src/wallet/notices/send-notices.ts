import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../account/index.ts';
import type { Db } from '../../database/index.ts';
import { isOneOf } from '../../database/sets.ts';
import type { Services } from '../../services.ts';
import type { Notice } from '../ledger/index.ts';
import { letterOf } from './letter-of.ts';

/** Those of them who are still here and want to be told. */
async function findAddressees(tx: Db, notices: readonly Notice[]) {
  const userIds = [...new Set(notices.map(({ userId }) => userId))];
  const rows = await tx
    .select({ userId: users.userId, email: users.email, name: users.name, language: users.language })
    .from(users)
    .where(and(isOneOf(users.userId, userIds), isNull(users.deletedAt), eq(users.notifyGeneralEmail, true)));
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
      if (to) await mail.send(tx, to.email, letterOf(notice, to, config.publicUrl));
    }
  });
}
