import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../../schema/users.ts';
import type { Db } from '../database/types.ts';

/** The condition that a user's latest verification attempt is approved. */
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
