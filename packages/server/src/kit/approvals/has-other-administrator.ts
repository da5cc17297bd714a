import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { users } from '../../schema/users.ts';
import type { Db } from '../database/types.ts';
import { ApiError } from '../errors.ts';

/** Whether another administrator exists who could approve: enabled, with a confirmed email address. */
export async function hasOtherAdministrator(db: Db, proposerId: string): Promise<boolean> {
  const [other] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        isNull(users.disabledAt),
        isNotNull(users.emailConfirmedAt),
        ne(users.userId, proposerId),
      ),
    )
    .limit(1);
  return other !== undefined;
}

export async function assertOtherAdministrator(db: Db, proposerId: string): Promise<void> {
  if (!(await hasOtherAdministrator(db, proposerId))) {
    throw new ApiError('approvals.second_administrator_needed');
  }
}
