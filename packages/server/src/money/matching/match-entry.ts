import type { BankEntryDoubt } from '@semilla/contract';
import { addDays, civilDateAt } from '@semilla/contract';
import { behalvesIn } from '../../payment/statements/sender-in.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import { matchOrder, type NamedOrder, type OrderMatch } from './match-order.ts';
import { samePerson } from './same-person.ts';

/** A customer that the reference or the account of a movement points to. */
export interface Payer {
  userId: string;
  userName: string;
  isClosed: boolean;
  /** Whether the movement's counterparty is a validated account of this customer. */
  ownsAccount: boolean;
}

export interface EntryFacts {
  /** The owner of the wallet or transaction that the reference names. */
  byReference: Payer | undefined;
  /** The only customer with this account, if the account is validated. */
  byAccount: Payer | undefined;
  /** Every customer who has or had an account with this number, validated or not. */
  holderIds: readonly string[];
  /** The transaction that the reference names. */
  named: TransactionRow | undefined;
  /** The payment order that the reference names. */
  order: NamedOrder | undefined;
  /** Whether a payment file at the bank pays or paid the named transaction. */
  isSent: boolean;
  /** Whether the payment of the named withdrawal came back before. */
  isReturned: boolean;
  /** The account numbers that withdrawals go to, by `bankAccountId`. */
  accounts: ReadonlyMap<string, string>;
  /** Transactions of these customers that no bank movement proves yet, oldest first. */
  unproven: readonly TransactionRow[];
}

export type Match =
  /** Proves a transaction that staff approved by hand; no money moves. */
  | { kind: 'proof'; userId: string; transactionId: string }
  /** Completes a pending request, or books a deposit without a request. */
  | { kind: 'deposit'; userId: string; transactionId: string | undefined }
  /** Shows that a withdrawal was paid, and completes it. */
  | { kind: 'payout'; userId: string; transactionId: string }
  /** The payment of a withdrawal came back. */
  | { kind: 'return'; userId: string; transactionId: string; bankAccountId: string | null }
  | OrderMatch
  | { kind: 'doubt'; doubt: BankEntryDoubt; userId: string | undefined };

/** The maximum number of days between the approval of a transfer and its bank movement. */
const daysApart = 10;
/** Up to this many days apart, staff decide whether both are the same transfer. */
export const daysMaybeApart = 60;

function isWithin(days: number, { updatedAt }: TransactionRow, { bookedOn }: BankEntryRow): boolean {
  const day = civilDateAt(updatedAt);
  return day >= addDays(bookedOn, -days) && day <= addDays(bookedOn, days);
}

/** Whether the number is masked. Only the last four digits of a closed account are kept. */
const isObscured = (account: string) => account.startsWith('XX');

/** Whether the bank names another account than the one this withdrawal goes to. */
export function wentElsewhere(
  { amountCents, counterpartyAccount }: BankEntryRow,
  { bankAccountId }: TransactionRow,
  { accounts }: EntryFacts,
): boolean {
  const account = bankAccountId ? accounts.get(bankAccountId) : undefined;
  if (amountCents >= 0 || counterpartyAccount === null || !account) return false;
  return isObscured(account)
    ? account.slice(-4) !== counterpartyAccount.slice(-4)
    : account !== counterpartyAccount;
}

function proofOf(entry: BankEntryRow, payer: Payer, facts: EntryFacts): Match | undefined {
  const { named, unproven } = facts;
  const type = entry.amountCents > 0 ? 'income' : 'withdraw';
  const amountCents = Math.abs(entry.amountCents);
  const fits = (row: TransactionRow) =>
    row.userId === payer.userId &&
    row.type === type &&
    row.status === 'completed' &&
    row.bankEntryId === null &&
    row.amountCents === amountCents &&
    !wentElsewhere(entry, row, facts);
  const found =
    named && fits(named) ? named : unproven.find((row) => fits(row) && isWithin(daysApart, row, entry));
  const isMaybeBooked = unproven.some((row) => fits(row) && isWithin(daysMaybeApart, row, entry));
  if (!found && isMaybeBooked) return { kind: 'doubt', doubt: 'alreadyBooked', userId: payer.userId };
  return found && { kind: 'proof', userId: payer.userId, transactionId: found.transactionId };
}

/**
 * Why the sender is not known to be this customer, judging by the bank's data; undefined if it is. If both the reference and the
 * account are the customer's, the name does not matter, for example for a joint account. The account alone does not outweigh
 * another name. An account not known as the customer's needs the customer's name.
 */
export function doubtOfSender(
  { counterpartyAccount, counterpartyName, text }: BankEntryRow,
  { userId, userName }: Pick<Payer, 'userId' | 'userName'>,
  { byReference, byAccount }: EntryFacts,
): 'otherPayer' | 'noSender' | undefined {
  if (behalvesIn(text).some((name) => !samePerson(name, userName))) return 'otherPayer';
  const isNamed = byReference?.userId === userId;
  const ownsAccount = (isNamed ? byReference.ownsAccount : byAccount?.userId === userId) ?? false;
  if (isNamed && ownsAccount) return undefined;
  if (counterpartyName !== null) return samePerson(counterpartyName, userName) ? undefined : 'otherPayer';
  if (ownsAccount) return undefined;
  return counterpartyAccount === null ? 'noSender' : 'otherPayer';
}

function matchIncoming(entry: BankEntryRow, payer: Payer, facts: EntryFacts): Match {
  const { userId } = payer;
  const { byReference, byAccount, named, unproven } = facts;
  const doubt = (reason: BankEntryDoubt): Match => ({ kind: 'doubt', doubt: reason, userId });
  if (payer.isClosed) return doubt('accountClosed');
  if (byReference && byAccount && byReference.userId !== byAccount.userId) return doubt('otherPayer');
  const ofSender = doubtOfSender(entry, payer, facts);
  if (ofSender) return doubt(ofSender);
  const proof = proofOf(entry, payer, facts);
  if (proof) return proof;
  if (named?.status === 'rejected') return doubt('rejectedRequest');
  if (named?.status === 'pending' && named.amountCents !== entry.amountCents) return doubt('otherAmount');
  const request =
    named?.status === 'pending'
      ? named
      : unproven.find(
          (row) =>
            row.userId === userId &&
            row.type === 'income' &&
            row.status === 'pending' &&
            row.amountCents === entry.amountCents,
        );
  return { kind: 'deposit', userId, transactionId: request?.transactionId };
}

/**
 * Matches an outgoing movement with the withdrawal that a payment file at the bank pays, by reference and
 * amount.
 */
function payoutOf(entry: BankEntryRow, { named, isSent }: EntryFacts): Match | undefined {
  const isPaid = isSent && named?.status === 'pending' && named.amountCents === -entry.amountCents;
  if (!isPaid) return undefined;
  // Norma 43 has no account numbers, so a file that was changed on its way to the bank would go unnoticed.
  if (entry.counterpartyAccount === null) return { kind: 'doubt', doubt: 'noAccount', userId: named.userId };
  return { kind: 'payout', userId: named.userId, transactionId: named.transactionId };
}

/** The doubt of a movement that staff put back after they held it or set it aside. It is no longer booked automatically. */
export function doubtOf({ isReturn }: BankEntryRow, match: Match): BankEntryDoubt {
  if (match.kind === 'doubt' && match.doubt !== 'notPaid') return match.doubt;
  return isReturn ? 'returned' : 'unknown';
}

/** Whether a payment of ours came back. A deposit that the bank takes back is not a return in this sense. */
export const isReturnOfPayment = ({ isReturn, amountCents }: BankEntryRow): boolean =>
  isReturn && amountCents > 0;

/** Whether the transaction is a withdrawal that left for the customer's bank, so that its payment can come back. */
export const canComeBack = ({ type, status, projectId, takenBackDepositId }: TransactionRow): boolean =>
  type === 'withdraw' && status === 'completed' && projectId === null && takenBackDepositId === null;

/** Matches the returned payment of the named withdrawal, if it came back in full and for the first time. */
function matchReturn(entry: BankEntryRow, payer: Payer | undefined, facts: EntryFacts): Match {
  const { named, isReturned } = facts;
  const doubt = (reason: BankEntryDoubt): Match => ({ kind: 'doubt', doubt: reason, userId: payer?.userId });
  if (!isReturnOfPayment(entry) || named?.type !== 'withdraw' || named.projectId) return doubt('returned');
  if (named.status === 'rejected') return doubt('rejectedRequest');
  if (named.amountCents !== entry.amountCents) return doubt('otherAmount');
  if (isReturned) return doubt('alreadyBooked');
  if (payer?.isClosed) return doubt('accountClosed');
  if (!canComeBack(named)) return doubt('notPaid');
  const { userId, transactionId, bankAccountId } = named;
  return { kind: 'return', userId, transactionId, bankAccountId };
}

function matchAsReported(entry: BankEntryRow, facts: EntryFacts): Match {
  if (facts.order) return matchOrder(entry, facts.order);
  const payer = facts.byReference ?? facts.byAccount;
  if (entry.isReturn) return matchReturn(entry, payer, facts);
  if (!payer) return { kind: 'doubt', doubt: 'unknown', userId: undefined };
  if (entry.amountCents > 0) return matchIncoming(entry, payer, facts);
  if (facts.named && wentElsewhere(entry, facts.named, facts))
    return { kind: 'doubt', doubt: 'otherAccount', userId: payer.userId };
  return (
    payoutOf(entry, facts) ??
    proofOf(entry, payer, facts) ?? { kind: 'doubt', doubt: 'unknown', userId: payer.userId }
  );
}

/** Whether incoming money has the reference of a payment of ours. It is its return, even if the bank does not call it so. */
export const namesOwnPayment = (
  { amountCents }: Pick<BankEntryRow, 'amountCents'>,
  { named, order }: Pick<EntryFacts, 'named' | 'order'>,
): boolean => amountCents > 0 && (order !== undefined || named?.type === 'withdraw');

/**
 * Finds the deposit or withdrawal that a movement belongs to, or why staff must look at it. The reference of a payment of ours alone
 * makes a movement its return only if the customer is known to be the sender: others may have read the reference.
 */
export function matchEntry(entry: BankEntryRow, facts: EntryFacts): Match {
  if (entry.isReturn || !namesOwnPayment(entry, facts)) return matchAsReported(entry, facts);
  const match = matchAsReported({ ...entry, isReturn: true }, facts);
  const { byReference } = facts;
  const isOfCustomer = byReference !== undefined && !doubtOfSender(entry, byReference, facts);
  if (isOfCustomer || (match.kind === 'doubt' && match.doubt !== 'notPaid')) return match;
  return { kind: 'doubt', doubt: 'returned', userId: byReference?.userId };
}

/** Whether staff must treat a movement as a returned payment, after it was matched. */
export function isBack(entry: BankEntryRow, facts: EntryFacts, match: Match): boolean {
  if (entry.isReturn || !namesOwnPayment(entry, facts)) return entry.isReturn;
  if (match.kind !== 'doubt' || match.doubt === 'returned' || match.doubt === 'notPaid') return true;
  const ownCents = facts.order?.amountCents ?? facts.named?.amountCents ?? 0;
  return match.doubt === 'otherAmount' && entry.amountCents < ownCents;
}
