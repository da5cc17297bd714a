import { sql } from 'drizzle-orm';
import type { Db } from '../database/types.ts';

/** Makes changes that count against a limit of a user wait for each other, until the transaction ends. */
export async function lockAllowance(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`allowance:${userId}`}, 0))`);
}
