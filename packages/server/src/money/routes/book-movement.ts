import type { BookingReason, v1 } from '@semilla/contract';
import { NotFound } from '../../kit/errors.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import { bookEntry, isProvable, reasonsByDeposit, reasonsByProof } from '../commands/book-entry.ts';
import { confirmPayout } from '../commands/book-payout.ts';
import type { MoneyCall } from '../engine/money-route.ts';
import type { MoneyLook } from '../engine/with-second-person.ts';
import { findEntryToBook, findProvable, findRequest, nameOfCustomer } from '../matching/find-entries.ts';
import { findFacts } from '../matching/find-facts.ts';
import {
  doubtOfSender,
  type EntryFacts,
  isReturnOfPayment,
  namesOwnPayment,
  wentElsewhere,
} from '../matching/match-entry.ts';
import { returnedPaymentOf } from './book-returned-payment.ts';
import type { Booker, Booking, Chosen } from './booking.ts';

/** Whether the movement pays this withdrawal: one in a file at the bank, or one approved by hand. */
const isPaymentOf = (entry: BankEntryRow, { named, isSent }: EntryFacts, userId: string) =>
  named?.userId === userId &&
  named.type === 'withdraw' &&
  named.amountCents === -entry.amountCents &&
  (isSent || isProvable(named));

function doubtOfAccount(
  entry: BankEntryRow,
  named: TransactionRow,
  facts: EntryFacts,
): 'otherAccount' | 'noAccount' | undefined {
  if (wentElsewhere(entry, named, facts)) return 'otherAccount';
  return facts.isSent && entry.counterpartyAccount === null ? 'noAccount' : undefined;
}

/** Confirms that the bank has paid a withdrawal. Needs two people if the bank names another account or none. */
async function payoutOf({ actor, caller, db }: Booker, chosen: Chosen): Promise<Booking> {
  const { entry, facts, userId, why } = chosen;
  const named = isPaymentOf(entry, facts, userId) ? facts.named : undefined;
  // Calculated again, because a decision of staff on the movement changes its stored doubt.
  const doubt = named && doubtOfAccount(entry, named, facts);
  const { bankEntryId } = entry;
  const decided = { entry, userId, transactionId: undefined, deciderId: caller.userId };
  return {
    look: {
      act: 'approveTransaction',
      subject: { type: 'bank-entry', id: bankEntryId, name: await nameOfUser(db, userId) },
      onceKey: bankEntryId,
      beneficiaryId: userId,
      enteredById: null,
      why,
      proposer: { userId: caller.userId, userName: await nameOfUser(db, caller.userId) },
    },
    reasons(world, context) {
      if (!named) return [];
      const ofProof = facts.isSent
        ? []
        : reasonsByProof(world, context, { ...decided, provenId: named.transactionId });
      return [...(doubt ? [doubt] : []), ...ofProof];
    },
    build: () => confirmPayout({ actor, bankEntryId, userId, transactionId: named?.transactionId, doubt }),
  };
}

async function depositOf({ actor, caller, db }: Booker, chosen: Chosen): Promise<Booking> {
  const { entry, facts, userId, why, isAnother = false } = chosen;
  const { bankEntryId } = entry;
  const userName = await nameOfCustomer(db, userId);
  if (userName === undefined) throw new NotFound();
  const { byReference, byAccount, holderIds } = facts;
  const named = [byReference?.userId ?? userId, ...holderIds];
  const isOther = named.some((one) => one !== userId);
  const ofSender = isOther ? 'otherPayer' : doubtOfSender(entry, { userId, userName }, facts);
  const doubt = namesOwnPayment(entry, facts) ? 'returned' : ofSender;
  // A name alone proves little: others may share it, and customers and staff can change it.
  const isKnown = byReference?.userId === userId || byAccount?.userId === userId;
  const bySender: BookingReason[] = [
    ...(doubt === 'otherPayer' ? (['otherPayer'] as const) : []),
    ...(doubt === 'returned' ? (['ownPayment'] as const) : []),
    ...(isKnown ? [] : (['unknownOwner'] as const)),
  ];
  const deposit = {
    entry,
    userId,
    transactionId: await findRequest(db, userId, entry.amountCents),
    provenId: isAnother ? undefined : await findProvable(db, userId, entry),
    deciderId: caller.userId,
  };
  const { provenId } = deposit;
  return {
    look: {
      act: 'approveTransaction',
      subject: { type: 'bank-entry', id: bankEntryId, name: userName },
      onceKey: bankEntryId,
      beneficiaryId: userId,
      enteredById: null,
      why,
      proposer: { userId: caller.userId, userName: await nameOfUser(db, caller.userId) },
      needs: { approvedAmounts: [{ customerId: userId, deciderId: caller.userId }] },
    },
    reasons: (world, context) => [
      ...bySender,
      ...(provenId
        ? reasonsByProof(world, context, { ...deposit, provenId })
        : reasonsByDeposit(world, context, deposit)),
    ],
    build: () => bookEntry({ ...deposit, actor, bankEntryId, doubt }),
  };
}

/** A movement as the deposit, payment or returned payment that staff chose. */
export function bookingOf(booker: Booker, chosen: Chosen): Promise<Booking> {
  const { entry } = chosen;
  if (entry.amountCents < 0 && !entry.isReturn) return payoutOf(booker, chosen);
  return isReturnOfPayment(entry) ? returnedPaymentOf(booker, chosen) : depositOf(booker, chosen);
}

export async function bookMovement(call: MoneyCall<typeof v1.bankEntries.book>) {
  const { body, db, now, params, runWithSecond } = call;
  const entry = await findEntryToBook(db, params.bankEntryId);
  if (!entry) throw new NotFound();
  const facts = (await findFacts(db, [entry], now))(entry);
  const { look, reasons, build } = await bookingOf(call, { ...body, entry, facts });
  const isNeeded: MoneyLook['isNeeded'] = (world, context) => reasons(world, context).length > 0;
  return runWithSecond({ ...look, isNeeded }, build);
}
