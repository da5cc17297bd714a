import { reasonsForValidation, type ValidationReason } from '@semilla/contract';
import { and, eq, max, ne } from 'drizzle-orm';
import { accessChanges, accountEntries } from '../../kit/approvals/access-changes.ts';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { moneyOf } from './money-of.ts';

interface Validating {
  deciderId: string;
  ownerId: string;
  bankAccountId: string | undefined;
  /** The number without spaces. */
  account: string;
  /** Whether the person who validates the account also enters or changes it with this request. */
  isNew: boolean;
  thresholdCents: number;
  why: string | null;
  now: Date;
}

const ofAnother = (account: string, ownerId: string) =>
  and(eq(bankAccounts.account, account), ne(bankAccounts.userId, ownerId));

/** Why a second person must approve the validation of a customer's account. */
export async function reasonsToAsk(tx: Db, validating: Validating): Promise<ValidationReason[]> {
  const { deciderId, ownerId, bankAccountId, account, isNew, thresholdCents, now } = validating;
  const [changed] = await tx
    .select({ at: max(auditEntries.at) })
    .from(auditEntries)
    .where(accessChanges(deciderId, ownerId, now));
  const entered = bankAccountId ? accountEntries(deciderId, bankAccountId) : undefined;
  return reasonsForValidation({
    ownedCents: await moneyOf(tx, ownerId),
    thresholdCents,
    accessChangedAt: changed?.at ?? null,
    isOwnEntry: isNew || (entered !== undefined && (await tx.$count(auditEntries, entered)) > 0),
    isShared: (await tx.$count(bankAccounts, ofAnother(account, ownerId))) > 0,
  });
}

/** What the second person decides on; undefined if validating a customer's account needs none. */
export async function lookAtValidation(tx: Db, validating: Validating): Promise<SecondLook | undefined> {
  if (!(await reasonsToAsk(tx, validating)).length) return undefined;
  const { ownerId, bankAccountId, why } = validating;
  const { name, surname } = await findUserById(tx, ownerId);
  return {
    act: 'validateBankAccount',
    subject: {
      type: bankAccountId ? 'bank-account' : 'user',
      id: bankAccountId ?? ownerId,
      name: [name, surname].filter(Boolean).join(' '),
    },
    onceKey: bankAccountId ?? null,
    beneficiaryId: ownerId,
    enteredById: null,
    why,
  };
}
