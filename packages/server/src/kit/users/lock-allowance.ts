import { sql } from 'drizzle-orm';
import type { Db } from '../database/types.ts';

/** Locks a user's limits until the transaction ends, so changes that count against them run one after the other. */
export async function lockAllowance(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`allowance:${userId}`}, 0))`);
}
