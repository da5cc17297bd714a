import { holdHours } from '@semilla/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

const added = ['totp.confirm', 'passkey.add'];

/** Whether a new user adds a second factor for the first time. Such an account has nothing worth stealing yet. */
export async function isFirstFactor(tx: Db, userId: string, now: Date): Promise<boolean> {
  const { emailConfirmedAt } = await findUserById(tx, userId);
  const isNew = !emailConfirmedAt || now.getTime() - emailConfirmedAt.getTime() < holdHours * 3_600_000;
  if (!isNew) return false;
  const { subjectType, subjectId, action } = auditEntries;
  const before = and(eq(subjectType, 'user'), eq(subjectId, userId), inArray(action, added));
  return (await tx.$count(auditEntries, before)) === 0;
}
