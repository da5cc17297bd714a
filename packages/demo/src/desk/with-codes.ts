import { currentCode, placeOfTotp } from '@semilla/server/auth/totps/codes.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { totps } from '@semilla/server/schema/totps.ts';
import { inArray, sql } from 'drizzle-orm';

/** Adds the current code of accounts that have a device or are setting one up. */
export async function withCodes<Account extends { userId: string }>(
  { database, keys, deviceNow }: Services,
  accounts: Account[],
): Promise<(Account & { code?: string })[]> {
  const userIds = accounts.map(({ userId }) => userId);
  const devices = await database.db
    .select({ userId: totps.userId, secret: totps.secret })
    .from(totps)
    .where(inArray(totps.userId, userIds))
    .orderBy(sql`${totps.confirmedAt} is not null`);
  const secrets = new Map(devices.map(({ userId, secret }) => [userId, secret]));
  return accounts.map((account) => {
    const secret = secrets.get(account.userId);
    return {
      ...account,
      ...(secret && { code: currentCode(keys.decrypt(secret, placeOfTotp(account.userId)), deviceNow()) }),
    };
  });
}
