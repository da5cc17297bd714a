import { holdHours } from '@semilla/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { holds } from '../../schema/holds.ts';
import { moneyOf } from './money-of.ts';

/**
 * Whether the user ever had a bank account. Also looks in the audit trail, because a deleted account that was
 * never used leaves no row.
 */
async function hadAccount(tx: Db, userId: string): Promise<boolean> {
  if (await tx.$count(bankAccounts, eq(bankAccounts.userId, userId))) return true;
  const { personId, action } = auditEntries;
  return (await tx.$count(auditEntries, and(eq(personId, userId), eq(action, 'bank-account.delete')))) > 0;
}

/**
 * Whether the credentials of the customer changed recently. Counts holds, because every change of credentials
 * that staff or a mailbox owner can make creates one.
 */
async function hasNewCredentials(tx: Db, userId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - holdHours * 3_600_000);
  return (await tx.$count(holds, and(eq(holds.userId, userId), gt(holds.createdAt, since)))) > 0;
}

/**
 * Whether a customer without money or new credentials adds their very first account. Such an account needs no hold. The customer
 * must be locked.
 */
export async function isHarmlessFirstAccount(tx: Db, userId: string, now: Date): Promise<boolean> {
  if (await hadAccount(tx, userId)) return false;
  return (await moneyOf(tx, userId)) === 0 && !(await hasNewCredentials(tx, userId, now));
}
