import { type BankAccountState, validationNeedsSecond } from '@semilla/contract';
import { eq, max } from 'drizzle-orm';
import { accessChanges } from '../../kit/approvals/access-changes.ts';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { walletOf } from '../../ledger/accounts.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';

interface Validating {
  deciderId: string;
  ownerId: string;
  bankAccountId: string | undefined;
  /** Whether the same person enters or changes the account with this request. */
  isNew: boolean;
  thresholdCents: number;
  why: string | undefined;
  now: Date;
}

async function needsSecond(tx: Db, { deciderId, ownerId, isNew, thresholdCents, now }: Validating) {
  const [wallet] = await tx
    .select({ balanceCents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.accountId, walletOf(ownerId)));
  const [changed] = await tx
    .select({ at: max(auditEntries.at) })
    .from(auditEntries)
    .where(accessChanges(deciderId, ownerId, now));
  const accessChangedAt = isNew ? now : (changed?.at ?? null);
  return validationNeedsSecond({ balanceCents: wallet?.balanceCents ?? 0, thresholdCents, accessChangedAt });
}

/** Whether validating a customer's account needs a second person. */
export async function lookAtValidation(tx: Db, validating: Validating): Promise<SecondLook | undefined> {
  if (!(await needsSecond(tx, validating))) return undefined;
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

/** The owner of an account that becomes valid with this request; undefined if it does not. */
export async function ownerOfValidated(
  tx: Db,
  bankAccountId: string,
  state: BankAccountState | undefined,
): Promise<string | undefined> {
  if (state !== 'valid') return undefined;
  const [account] = await tx.select().from(bankAccounts).where(eq(bankAccounts.bankAccountId, bankAccountId));
  return account && account.state !== 'valid' ? account.userId : undefined;
}
