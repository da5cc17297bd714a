import type { v1 } from '@semilla/contract';
import { NotFound } from '../../kit/errors.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import { bookEntry, depositNeedsSecond, isProvable, proofNeedsSecond } from '../commands/book-entry.ts';
import { confirmPayout } from '../commands/book-payout.ts';
import type { MoneyCall } from '../engine/money-route.ts';
import { findEntryToBook, findProvable, findRequest, nameOfCustomer } from '../matching/find-entries.ts';
import { findFacts } from '../matching/find-facts.ts';
import {
  doubtOfSender,
  type EntryFacts,
  isReturnOfPayment,
  namesOwnPayment,
  wentElsewhere,
} from '../matching/match-entry.ts';
import { bookReturnedPayment } from './book-returned-payment.ts';

type Book = MoneyCall<typeof v1.bankEntries.book>;

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
async function bookOutgoing(call: Book, entry: BankEntryRow) {
  const { actor, body, caller, db, now, runWithSecond } = call;
  const { userId, why } = body;
  const facts = (await findFacts(db, [entry], now))(entry);
  const named = isPaymentOf(entry, facts, userId) ? facts.named : undefined;
  // Calculated again, because a decision of staff on the movement changes its stored doubt.
  const doubt = named && doubtOfAccount(entry, named, facts);
  const proposer = { userId: caller.userId, userName: await nameOfUser(db, caller.userId) };
  const { bankEntryId } = entry;
  const decided = { entry, userId, transactionId: undefined, deciderId: caller.userId };
  return runWithSecond(
    {
      act: 'approveTransaction',
      subject: { type: 'bank-entry', id: bankEntryId, name: await nameOfUser(db, userId) },
      onceKey: bankEntryId,
      beneficiaryId: userId,
      enteredById: null,
      why,
      proposer,
      isNeeded: (world, context) =>
        named !== undefined &&
        (doubt !== undefined ||
          (!facts.isSent && proofNeedsSecond(world, context, { ...decided, provenId: named.transactionId }))),
    },
    () => confirmPayout({ actor, bankEntryId, userId, transactionId: named?.transactionId, doubt }),
  );
}

/** Books a movement as the deposit, payment or returned payment that staff chose. */
export async function bookMovement(call: Book) {
  const { actor, body, caller, db, now, params, runWithSecond } = call;
  const { userId, why, isAnother = false } = body;
  const entry = await findEntryToBook(db, params.bankEntryId);
  if (!entry) throw new NotFound();
  if (entry.amountCents < 0 && !entry.isReturn) return bookOutgoing(call, entry);
  if (isReturnOfPayment(entry)) return bookReturnedPayment(call, entry);
  const userName = await nameOfCustomer(db, userId);
  if (userName === undefined) throw new NotFound();
  const proposer = { userId: caller.userId, userName: await nameOfUser(db, caller.userId) };
  const facts = (await findFacts(db, [entry], now))(entry);
  const { byReference, byAccount, holderIds } = facts;
  const named = [byReference?.userId ?? userId, ...holderIds];
  const isOther = named.some((one) => one !== userId);
  const ofSender = isOther ? 'otherPayer' : doubtOfSender(entry, { userId, userName }, facts);
  const doubt = namesOwnPayment(entry, facts) ? 'returned' : ofSender;
  // A name alone proves little: others may share it, and customers and staff can change it.
  const isKnown = byReference?.userId === userId || byAccount?.userId === userId;
  const deposit = {
    entry,
    userId,
    transactionId: await findRequest(db, userId, entry.amountCents),
    provenId: isAnother ? undefined : await findProvable(db, userId, entry),
    deciderId: caller.userId,
  };
  return runWithSecond(
    {
      act: 'approveTransaction',
      subject: { type: 'bank-entry', id: entry.bankEntryId, name: userName },
      onceKey: entry.bankEntryId,
      beneficiaryId: userId,
      enteredById: null,
      why,
      proposer,
      needs: { approvedAmounts: [{ customerId: userId, deciderId: caller.userId }] },
      isNeeded: (world, context) =>
        doubt === 'otherPayer' ||
        doubt === 'returned' ||
        !isKnown ||
        (deposit.provenId
          ? proofNeedsSecond(world, context, { ...deposit, provenId: deposit.provenId })
          : depositNeedsSecond(world, context, deposit)),
    },
    () => bookEntry({ ...deposit, actor, bankEntryId: entry.bankEntryId, doubt }),
  );
}
