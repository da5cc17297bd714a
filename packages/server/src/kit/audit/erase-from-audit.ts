import { sql } from 'drizzle-orm';
import type { Db } from '../database/types.ts';

/**
 * Erases a user's personal data from the audit trail: the details of rows about them and the addresses they acted
 * from. The user's row must be marked as deleted first, because the trigger allows this update for deleted users
 * only.
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
