import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { users } from '../users/table.ts';

/** Whether somebody has shown who they are, as a condition: the latest attempt is approved. */
export function hasApprovedIdentity(userId: SQLWrapper | string): SQL<boolean> {
  return sql`exists (select 1 from ${users}
    where ${users.userId} = ${userId} and ${users.verificationStatus} = 'Approved')`;
}

export async function isVerified(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.verificationStatus, 'Approved')));
  return found.length > 0;
}
