import { sql } from 'drizzle-orm';
import type { Db } from '../database/types.ts';

/**
 * Erases a user's personal data from the audit trail: the details of rows about them and the addresses they acted
 * from. The user's row must be marked as deleted first, because the trigger allows this update for deleted users
 * only. A database function does it, because the platform's own role may not update the trail.
 */
export async function eraseFromAudit(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`select erase_from_audit(${userId}::uuid, ${now.toISOString()}::timestamptz)`);
}
