import { inArray, sql } from 'drizzle-orm';
import { currentCode } from '../auth/totps/codes.ts';
import { totps } from '../auth/totps/table.ts';
import type { Services } from '../services.ts';

/** With the code of this moment for whoever has a device, or is setting one up. */
export async function withCodes<Account extends { userId: string }>(
  { database, keys, now }: Services,
  accounts: Account[],
): Promise<(Account & { code?: string })[]> {
  const whose = accounts.map(({ userId }) => userId);
  const devices = await database.db
    .select({ userId: totps.userId, secret: totps.secret })
    .from(totps)
    .where(inArray(totps.userId, whose))
    .orderBy(sql`${totps.confirmedAt} is not null`);
  const secrets = new Map(devices.map(({ userId, secret }) => [userId, secret]));
  return accounts.map((account) => {
    const secret = secrets.get(account.userId);
    return { ...account, ...(secret && { code: currentCode(keys.decrypt(secret), now()) }) };
  });
}
