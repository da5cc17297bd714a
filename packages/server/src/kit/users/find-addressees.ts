import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { users } from '../../schema/users.ts';
import type { Db } from '../database/types.ts';

const isAdministrator = eq(users.role, 'admin');

/** The users who match the condition (by default administrators) and can get mails. */
export async function findAddressees(tx: Db, condition: SQL = isAdministrator) {
  const { userId, name, email, language, notifyGeneralEmail, notifyTicketEmail } = users;
  return tx
    .select({ userId, name, email, language, notifyGeneralEmail, notifyTicketEmail })
    .from(users)
    .where(and(condition, isNull(users.disabledAt), isNotNull(users.emailConfirmedAt)));
}
