import type { BankEntryDoubt, OtherBooking } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import { ApiError } from '../../kit/errors.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import type { LedgerUser, World } from '../engine/world.ts';

/** The audit note of a bank movement that is not a customer's deposit, withdrawal or returned payment. */
export function noteOfOther(
  { bankEntryId, state, amountCents, bookedOn }: BankEntryRow,
  bookedAs: OtherBooking,
  { owner, reversed }: { owner?: LedgerUser; reversed?: BankEntryRow | undefined } = {},
): AuditNote {
  return {
    action: 'bank-entry.bookOther',
    subjectType: 'bank-entry',
    subjectId: bankEntryId,
    ...(owner && { personId: owner.userId }),
    before: { state },
    after: {
      state: 'booked',
      bookedAs,
      amountCents: Math.abs(amountCents),
      bookedOn,
      ...(owner && { userId: owner.userId }),
      ...(reversed && { reversesOn: reversed.bookedOn }),
    },
  };
}

export interface BookedOther {
  effects: Effects;
  names?: { userName: string; transactionId: string };
  /** The earlier movement that this one reverses. */
  reversed?: BankEntryRow;
  /** What the second person has to check. */
  doubt?: BankEntryDoubt | undefined;
  /** Additional notes in the audit trail of a project. */
  ofProject?: AuditNote[];
}

const ownBookings = {
  thirdParty: { cause: 'third_party', account: 'thirdParty' },
  sentBack: { cause: 'sent_back', account: 'thirdParty' },
  bankCost: { cause: 'bank_cost', account: 'bankCosts' },
  companyMoney: { cause: 'company_money', account: 'company' },
} as const;
type OwnBooking = keyof typeof ownBookings;

/** Books a bank movement against one of the platform's own accounts. */
export function bookAsOwn(
  context: Context,
  entry: BankEntryRow,
  as: OwnBooking,
  reversed?: BankEntryRow,
): Effects {
  const { amountCents, bankEntryId } = entry;
  const { cause, account } = ownBookings[as];
  const posted = newEntry(context, { cause, causeId: bankEntryId }, [
    ['bank', -amountCents],
    [account, amountCents],
  ]);
  return {
    entries: [posted],
    bankEntries: [{ ...entry, state: 'booked', doubt: null, bookedAs: as, entryId: posted.entryId }],
    audit: [noteOfOther(entry, as, { reversed })],
  };
}

/** Books a movement that reverses an earlier one. A movement can be reversed only once. */
export function reverse(
  context: Context,
  entry: BankEntryRow,
  as: OwnBooking,
  reversed: BankEntryRow,
): BookedOther {
  const { bankEntries = [], ...booked } = bookAsOwn(context, entry, as, reversed);
  return {
    reversed,
    effects: {
      ...booked,
      bankEntries: [...bankEntries, { ...reversed, sentBackById: entry.bankEntryId }],
    },
  };
}

/** Books money that the company pays in or takes out. It can never take out more than its own money. */
export function bookCompanysMoney(world: World, context: Context, entry: BankEntryRow): BookedOther {
  if (-entry.amountCents > Math.max(0, world.companyCents)) throw new ApiError('payment.company_owes');
  return { effects: bookAsOwn(context, entry, 'companyMoney') };
}
