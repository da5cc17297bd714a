import { validationNeedsSecond } from '@semilla/contract';
import { max, sum } from 'drizzle-orm';
import { accessChanges } from '../../kit/approvals/access-changes.ts';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { heldOf, walletOf } from '../../ledger/accounts.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
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
  // What waits to be withdrawn returns to the wallet if it is rejected.
  const [owned] = await tx
    .select({ cents: sum(ledgerAccounts.balanceCents).mapWith(Number) })
    .from(ledgerAccounts)
    .where(isOneOf(ledgerAccounts.accountId, [walletOf(ownerId), heldOf(ownerId)], 'text'));
  const [changed] = await tx
    .select({ at: max(auditEntries.at) })
    .from(auditEntries)
    .where(accessChanges(deciderId, ownerId, now));
  const accessChangedAt = isNew ? now : (changed?.at ?? null);
  return validationNeedsSecond({ balanceCents: owned?.cents ?? 0, thresholdCents, accessChangedAt });
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
