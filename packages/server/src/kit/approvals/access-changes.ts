import { accessChangedWithinMs } from '@semilla/contract';
import { and, eq, gt, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { auditEntries } from '../../schema/audit-entries.ts';

/** Actions that always count as a change of a customer's access, whichever fields they change. */
const alwaysChange = [
  'totp.delete',
  'user.invite',
  'user.register',
  'user.change-role',
  'user.enable',
  'bank-account.create',
  'bank-account.delete',
  'user-assignment.create',
  'user-assignment.edit',
  'user-assignment.delete',
];

const { action, after, userId, personId, at, subjectType, subjectId } = auditEntries;

const renews = sql`${after} ?| array['account', 'documentId']`;

/** The condition for audit entries in which a member of staff (`by`) recently changed a customer's access. */
export function accessChanges(
  by: SQLWrapper | string,
  customer: SQLWrapper | string,
  now: Date,
): SQL | undefined {
  return and(
    eq(userId, by),
    eq(personId, customer),
    gt(at, new Date(now.getTime() - accessChangedWithinMs)),
    or(
      inArray(action, alwaysChange),
      and(eq(action, 'user.edit'), sql`${after} ? 'email'`),
      and(eq(action, 'bank-account.edit'), renews),
    ),
  );
}

/**
 * The condition for audit entries, of any age, in which a member of staff entered a bank account or changed
 * its number or certificate.
 */
export function accountEntries(by: string, bankAccountId: string): SQL | undefined {
  return and(
    eq(userId, by),
    eq(subjectType, 'bank-account'),
    eq(subjectId, bankAccountId),
    or(eq(action, 'bank-account.create'), and(eq(action, 'bank-account.edit'), renews)),
  );
}
