import { sql } from 'drizzle-orm';
import type { Db } from '../database/types.ts';

/**
 * Takes what is personal to somebody out of the trail: what rows about them told, and from where they acted. Their row
 * must be marked as deleted before: the database allows it of nobody else.
 */
export async function eraseFromAudit(tx: Db, userId: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update audit_entries set before = null, after = null, details_salt = null, erased_at = coalesce(erased_at, ${at})
    where person_id = ${userId} and details_salt is not null`);
  await tx.execute(sql`
    update audit_entries set address = null, address_salt = null, erased_at = coalesce(erased_at, ${at})
    where user_id = ${userId} and address_salt is not null`);
}
