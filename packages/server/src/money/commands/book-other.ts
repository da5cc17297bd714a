import type { BankEntry, BankEntryDoubt, OtherBooking } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { returnsOf, taxAccountOf, walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { bankEntryAnswer } from '../../payment/statements/bank-entry-answer.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { newTransaction } from '../engine/new-transaction.ts';
import { balanceOf, orderOfEntry, type World } from '../engine/world.ts';
import { byHand } from '../matching/find-entries.ts';
import { type BookedOther, bookAsOwn, bookCompanysMoney, noteOfOther, reverse } from './book-as-own.ts';
import { noteNamed } from './book-entry.ts';
import { paidPayment } from './book-payout.ts';
import {
  bookRepayment,
  bookRepaymentTakenBack,
  bookTaxPaid,
  bookTaxReturned,
  type PaidTax,
} from './book-project-entry.ts';
import { bookPromoterEntry, needsOfPromoters } from './book-promoter-payment.ts';
import type { PayoutPurpose } from './order-payout.ts';

/** What the bank's data says about a movement, shown to the second person. */
export interface NamedByBank {
  /** Why it was not booked automatically. */
  doubt: BankEntryDoubt | undefined;
  /** The customer that its reference or account points to. */
  customerName: string | null;
  /** Withdrawals that this movement may have paid. */
  withdrawals: readonly string[];
}

interface BookOther {
  actor: Actor;
  bankEntryId: string;
  as: OtherBooking;
  /** The deposit that the bank took back; undefined if the request names no deposit. */
  deposit: Pick<TransactionRow, 'transactionId' | 'userId'> | undefined;
  /** The movement that this one reverses. */
  reversedId: string | undefined;
  /** The payment order to a promoter that this movement pays or brings back. */
  promoter?: { paymentOrderId: string; projectId: string; purpose: PayoutPurpose } | undefined;
  /** The project of a promoter's repayment. */
  projectId?: string | undefined;
  /** The tax that was paid, one amount for each project. */
  taxes?: readonly PaidTax[] | undefined;
  /**
   * Whether staff confirm that this movement is not the payment of the same amount that was recorded by hand.
   */
  isAnother?: boolean | undefined;
  named: NamedByBank;
  proposerId: string;
}

/** The doubt if the money did not go back to the account it came from, or if an account is unknown. */
function doubtOfWay(received: BankEntryRow, sent: BankEntryRow): BankEntryDoubt | undefined {
  const [from, to] = [received.counterpartyAccount, sent.counterpartyAccount];
  if (from === null || to === null) return 'noAccount';
  return from === to ? undefined : 'otherAccount';
}

/**
 * Marks the order to send the money back as paid by this movement. Refused while the payment is in a file that the bank has not
 * received.
 */
function settleOrder(
  world: World,
  { bankEntryId }: BankEntryRow,
  received: BankEntryRow,
): Pick<Effects, 'paymentOrders' | 'outgoingPayments'> {
  const order = orderOfEntry(world, received.bankEntryId);
  if (order?.state !== 'waiting') return {};
  const { paymentOrderId } = order;
  if (world.outgoingPayments.get(paymentOrderId)?.state === 'ordered')
    throw new ApiError('payment.in_payment_file');
  const payment = paidPayment(world, paymentOrderId);
  return {
    paymentOrders: [{ ...order, state: 'paid', paidById: bankEntryId }],
    outgoingPayments: payment ? [payment] : [],
  };
}

/** Books money sent back to a third party. The amount must be exactly what the third party had sent. */
function sendBack(
  world: World,
  context: Context,
  entry: BankEntryRow,
  { reversedId }: BookOther,
): BookedOther {
  const received = reversedId ? world.bankEntries.get(reversedId) : undefined;
  if (received?.bookedAs !== 'thirdParty' || received.amountCents !== -entry.amountCents)
    throw new ApiError('payment.entry_not_third_party');
  if (received.sentBackById) throw new ApiError('payment.already_sent_back');
  const { effects, ...booked } = reverse(context, entry, 'sentBack', received);
  const settled = settleOrder(world, entry, received);
  return { ...booked, effects: { ...effects, ...settled }, doubt: doubtOfWay(received, entry) };
}

/** What the outgoing movement was booked as. Third-party money comes back whole; a bank cost may come back in part. */
const leftAs = { thirdParty: 'sentBack', bankCost: 'bankCost' } as const;

/** Books third-party money that came back after it was sent, or a cost that the bank refunds. */
function bookReturned(
  world: World,
  context: Context,
  entry: BankEntryRow,
  as: keyof typeof leftAs,
  { reversedId }: BookOther,
): BookedOther {
  const sent = reversedId ? world.bankEntries.get(reversedId) : undefined;
  if (sent?.bookedAs !== leftAs[as] || sent.amountCents >= 0 || sent.sentBackById)
    throw new ApiError('payment.entry_not_sent');
  const leftCents = -sent.amountCents;
  const fits = as === 'bankCost' ? entry.amountCents <= leftCents : entry.amountCents === leftCents;
  if (!fits) throw new ApiError('payment.entry_not_sent');
  return reverse(context, entry, as, sent);
}

/** The completed deposit that the bank took back; the amounts must be equal. */
function depositOf(world: World, entry: BankEntryRow, { deposit }: BookOther): TransactionRow {
  const row = deposit && world.transactions.get(deposit.transactionId);
  if (row?.type !== 'income' || row.status !== 'completed' || !byHand.includes(row.issuerName))
    throw new ApiError('payment.entry_not_deposit');
  if (row.amountCents !== -entry.amountCents) throw new ApiError('payment.entry_not_deposit');
  if (world.takenBackDeposits.has(row.transactionId)) throw new ApiError('payment.already_taken_back');
  return row;
}

function takeBack(world: World, context: Context, entry: BankEntryRow, request: BookOther): BookedOther {
  const deposit = depositOf(world, entry, request);
  const owner = world.users.get(deposit.userId);
  if (!owner) throw new NotFound();
  const { userId, userName } = owner;
  if (userId === request.proposerId) throw new ApiError('wallet.own_transaction');
  const { amountCents, transactionId: depositId } = deposit;
  if (balanceOf(world, walletOf(userId)) < amountCents) throw new ApiError('payment.balance_too_low');
  const posted = newEntry(context, { cause: 'taken_back', causeId: depositId }, [
    [walletOf(userId), -amountCents],
    ['bank', amountCents],
  ]);
  const taken = newTransaction(context, owner, {
    type: 'withdraw',
    issuerName: 'taken_back',
    status: 'completed',
    amountCents,
    adminId: request.proposerId,
    entryId: posted.entryId,
    bankEntryId: entry.bankEntryId,
    takenBackDepositId: depositId,
  });
  const effects: Effects = {
    entries: [posted],
    transactions: [taken],
    bankEntries: [{ ...entry, state: 'booked', doubt: null, bookedAs: 'takenBack', userId }],
    notices: [
      {
        kind: 'depositTakenBack',
        userId,
        transactionId: depositId,
        amountCents,
        depositedAt: deposit.createdAt.toISOString(),
      },
    ],
    audit: [noteOfOther(entry, 'takenBack', { owner })],
  };
  return { effects, names: { userName, transactionId: taken.transactionId } };
}

/** Books a promoter's repayment, or tax that was paid or came back. */
function bookForProjects(
  world: World,
  context: Context,
  entry: BankEntryRow,
  request: BookOther,
): BookedOther {
  const { as, projectId = '', reversedId, taxes = [], isAnother, proposerId: adminId } = request;
  const reversed = reversedId ? world.bankEntries.get(reversedId) : undefined;
  const isTaxBack = as === 'taxPaid' && reversedId !== undefined && entry.amountCents > 0;
  const isTakenBack = as === 'repayment' && reversedId !== undefined;
  const book = () => {
    if (isTaxBack) return bookTaxReturned(context, entry, { sent: reversed, taxes, adminId });
    if (isTakenBack) return bookRepaymentTakenBack(world, context, entry, { received: reversed, adminId });
    if (as === 'repayment') return bookRepayment(world, context, entry, { projectId, adminId, isAnother });
    return bookTaxPaid(world, context, entry, { taxes: reversed ? [] : taxes, adminId, isAnother });
  };
  const { audit: ofProject, ...effects } = book();
  const undone = isTaxBack || isTakenBack ? reversed : undefined;
  return {
    effects: { ...effects, audit: [noteOfOther(entry, as, { reversed: undone })] },
    ofProject,
    ...(undone && { reversed: undone }),
    ...(isTakenBack && undone && { doubt: doubtOfWay(undone, entry) }),
  };
}

function bookAs(world: World, context: Context, entry: BankEntryRow, request: BookOther): BookedOther {
  const { as } = request;
  if (as === 'companyMoney') return bookCompanysMoney(world, context, entry);
  if (as === 'repayment' || as === 'taxPaid') return bookForProjects(world, context, entry, request);
  if (as === 'takenBack') return takeBack(world, context, entry, request);
  if (as === 'sentBack') return sendBack(world, context, entry, request);
  if (as === 'promoterPayment') {
    const { audit: ofProject, ...effects } = bookPromoterEntry(world, context, entry, request);
    const reversed = request.reversedId ? world.bankEntries.get(request.reversedId) : undefined;
    return {
      effects: { ...effects, audit: [noteOfOther(entry, as, { reversed })] },
      ofProject,
      ...(reversed && { reversed }),
    };
  }
  const isNamed = request.reversedId !== undefined;
  const isBack = entry.amountCents > 0 && (as === 'bankCost' || entry.isReturn || isNamed);
  if (isBack) return bookReturned(world, context, entry, as, request);
  return { effects: bookAsOwn(context, entry, as) };
}

/** Adds the doubts that the second person must know about. */
export function noteDoubts(
  { audit }: Pick<Effects, 'audit'>,
  entry: BankEntryRow,
  { doubt, withdrawals }: Pick<NamedByBank, 'doubt' | 'withdrawals'>,
): AuditNote[] {
  return noteNamed({ audit: audit ?? [] }, entry, doubt).map((note) => ({
    ...note,
    after: { ...note.after, ...(withdrawals.length > 0 && { withdrawals }) },
  }));
}

function decide(world: World, context: Context, request: BookOther): Decision<BankEntry> {
  const entry = world.bankEntries.get(request.bankEntryId);
  if (!entry) throw new NotFound();
  if (entry.state === 'booked') throw new ApiError('payment.entry_not_open');
  if (entry.state === 'new') throw new ApiError('payment.entry_not_matched');
  const { as } = request;
  const isIncoming = entry.amountCents > 0;
  if (as === 'thirdParty' && !isIncoming) throw new ApiError('payment.entry_not_incoming');
  if ((as === 'sentBack' || as === 'takenBack') && isIncoming)
    throw new ApiError('payment.entry_not_outgoing');
  const booked = bookAs(world, context, entry, request);
  const { effects, reversed } = booked;
  const names = booked.names ?? { userName: request.named.customerName, transactionId: null };
  const [after = entry] = effects.bankEntries ?? [];
  return {
    answer: bankEntryAnswer(after, { ...names, reversesId: reversed?.bankEntryId ?? null }),
    effects: {
      ...effects,
      audit: [
        ...noteDoubts(effects, entry, { ...request.named, doubt: booked.doubt ?? request.named.doubt }),
        ...(booked.ofProject ?? []),
      ],
    },
  };
}

/** Books a bank movement that is not a customer's deposit, withdrawal or returned payment. */
export function bookOther(request: BookOther): Command<BankEntry> {
  const { actor, as, bankEntryId, deposit, projectId, promoter, reversedId, taxes } = request;
  const taxed = taxes?.map((tax) => tax.projectId) ?? [];
  return {
    actor,
    needs: {
      bankEntries: [bankEntryId, reversedId].filter((id) => id !== undefined),
      ...(promoter && needsOfPromoters([promoter])),
      ...(projectId && {
        wholeProjects: [projectId],
        unprovenOf: [projectId],
        accounts: [returnsOf(projectId)],
      }),
      ...(taxes && {
        projects: taxed,
        orderedOf: taxed,
        unprovenOf: taxed,
        accounts: taxed.map(taxAccountOf),
      }),
      companysMoney: as === 'companyMoney',
      ...(deposit && {
        users: [deposit.userId],
        accounts: [walletOf(deposit.userId)],
        transactions: [deposit.transactionId],
      }),
    },
    decide: (world, context) => decide(world, context, request),
  };
}
