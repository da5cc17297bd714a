import type { BankEntryDoubt, OtherBooking } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import { ApiError } from '../../kit/errors.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import type { LedgerUser, World } from '../engine/world.ts';

/** What is noted of a movement that is booked as something that is no customer's deposit or withdrawal. */
export function noteOfOther(
  { bankEntryId, state, amountCents, bookedOn }: BankEntryRow,
  bookedAs: OtherBooking,
  owner?: LedgerUser,
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
    },
  };
}

export interface BookedOther {
  effects: Effects;
  names?: { userName: string; transactionId: string };
  /** The movement that it undoes. */
  reversed?: BankEntryRow;
  /** What the second person has to look at. */
  doubt?: BankEntryDoubt | undefined;
  /** What is noted of a project besides. */
  ofProject?: AuditNote[];
}

const ownBookings = {
  thirdParty: { cause: 'third_party', account: 'thirdParty' },
  sentBack: { cause: 'sent_back', account: 'thirdParty' },
  bankCost: { cause: 'bank_cost', account: 'bankCosts' },
  companyMoney: { cause: 'company_money', account: 'company' },
} as const;
type OwnBooking = keyof typeof ownBookings;

/** Books a movement between the bank and an account of the platform's own. */
export function bookAsOwn(context: Context, entry: BankEntryRow, as: OwnBooking): Effects {
  const { amountCents, bankEntryId } = entry;
  const { cause, account } = ownBookings[as];
  const posted = newEntry(context, { cause, causeId: bankEntryId }, [
    ['bank', -amountCents],
    [account, amountCents],
  ]);
  return {
    entries: [posted],
    bankEntries: [{ ...entry, state: 'booked', doubt: null, bookedAs: as, entryId: posted.entryId }],
    audit: [noteOfOther(entry, as)],
  };
}

/** Books a movement that reverses an earlier one. A movement can be reversed only once. */
export function reverse(
  context: Context,
  entry: BankEntryRow,
  as: OwnBooking,
  reversed: BankEntryRow,
): BookedOther {
  const { bankEntries = [], audit = [], ...booked } = bookAsOwn(context, entry, as);
  const { bookedOn } = reversed;
  return {
    reversed,
    effects: {
      ...booked,
      bankEntries: [...bankEntries, { ...reversed, sentBackById: entry.bankEntryId }],
      audit: audit.map((note) => ({ ...note, after: { ...note.after, reversesOn: bookedOn } })),
    },
  };
}

/** Books what the company puts in, or takes: never more than is its own. */
export function bookCompanysMoney(world: World, context: Context, entry: BankEntryRow): BookedOther {
  if (-entry.amountCents > Math.max(0, world.companyCents)) throw new ApiError('payment.company_owes');
  return { effects: bookAsOwn(context, entry, 'companyMoney') };
}
