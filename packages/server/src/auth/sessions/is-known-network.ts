import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { networkOf } from '../attempts/network-of.ts';

const rememberedDays = 90;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Whether the user signed in completely from this network in the last months. The password alone does not make a network known.
 * For a user who does not exist it takes as long.
 */
export async function isKnownNetwork(
  db: Db,
  userId: string | undefined,
  address: string,
  now: Date,
): Promise<boolean> {
  const { action, after, at } = auditEntries;
  const rows = await db
    .selectDistinct({ address: auditEntries.address })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.userId, userId ?? nobody),
        gt(at, new Date(now.getTime() - rememberedDays * 86_400_000)),
        inArray(action, ['session.log-in', 'session.complete']),
        or(eq(action, 'session.complete'), sql`${after} ->> 'next' = 'done'`),
      ),
    );
  const network = networkOf(address);
  return rows.some((row) => row.address !== null && networkOf(row.address) === network);
}
