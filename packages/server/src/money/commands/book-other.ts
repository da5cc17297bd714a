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
import { bookRepayment, bookTaxPaid, bookTaxReturned, type PaidTax } from './book-project-entry.ts';
import { bookPromoterEntry, needsOfPromoters } from './book-promoter-payment.ts';
import type { PayoutPurpose } from './order-payout.ts';

/** What the bank says of a movement, for the second person. */
export interface NamedByBank {
  /** Why it was not booked by itself. */
  doubt: BankEntryDoubt | undefined;
  /** The name of the customer to whom its reference or its account points. */
  customerName: string | null;
  /** Withdrawals that it may have paid. */
  withdrawals: readonly string[];
}

interface BookOther {
  actor: Actor;
  bankEntryId: string;
  as: OtherBooking;
  /** The deposit that the bank took back; undefined if the id names none. */
  deposit: Pick<TransactionRow, 'transactionId' | 'userId'> | undefined;
  /** The movement of a third party that was sent back, or the one that left and came back. */
  reversedId: string | undefined;
  /** The order to the promoter of a project that it pays, or whose payment it brings back. */
  promoter?: { paymentOrderId: string; projectId: string; purpose: PayoutPurpose } | undefined;
  /** The project whose promoter pays back. */
  projectId?: string | undefined;
  /** The tax that was paid, one for each project. */
  taxes?: readonly PaidTax[] | undefined;
  /** Whether it is a payment besides an equal one that staff recorded by hand. */
  isAnother?: boolean | undefined;
  named: NamedByBank;
  proposerId: string;
}

/** Whether the money went back to the account that it came from. */
function doubtOfWay(received: BankEntryRow, sent: BankEntryRow): BankEntryDoubt | undefined {
  const [from, to] = [received.counterpartyAccount, sent.counterpartyAccount];
  if (from === null || to === null) return 'noAccount';
  return from === to ? undefined : 'otherAccount';
}

/** The decision to send the money back, as paid by this movement; refused while a file pays it that the bank does not have. */
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

/** Books money that went back to the third party who had sent exactly this amount, and was not sent back before. */
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

/** What left as this and came back: the money of a third party whole, a cost of the bank perhaps in part. */
const leftAs = { thirdParty: 'sentBack', bankCost: 'bankCost' } as const;

/** Books money that came back after it had been sent to a third party, or a cost that the bank gives back. */
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

/** The completed deposit of exactly the amount that the bank took back. */
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
    audit: [noteOfOther(entry, 'takenBack', owner)],
  };
  return { effects, names: { userName, transactionId: taken.transactionId } };
}

/** Books what a promoter pays back, or tax that was paid or came back. */
function bookForProjects(
  world: World,
  context: Context,
  entry: BankEntryRow,
  request: BookOther,
): BookedOther {
  const { as, projectId = '', reversedId, taxes = [], isAnother, proposerId: adminId } = request;
  const sent = reversedId ? world.bankEntries.get(reversedId) : undefined;
  const isBack = as === 'taxPaid' && reversedId !== undefined && entry.amountCents > 0;
  const book = () => {
    if (isBack) return bookTaxReturned(context, entry, { sent, taxes, adminId });
    if (as === 'repayment') return bookRepayment(world, context, entry, { projectId, adminId, isAnother });
    return bookTaxPaid(world, context, entry, { taxes: sent ? [] : taxes, adminId, isAnother });
  };
  const { audit: ofProject, ...effects } = book();
  return {
    effects: { ...effects, audit: [noteOfOther(entry, as)] },
    ofProject,
    ...(isBack && sent && { reversed: sent }),
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
      effects: { ...effects, audit: [noteOfOther(entry, as)] },
      ofProject,
      ...(reversed && { reversed }),
    };
  }
  const isNamed = request.reversedId !== undefined;
  const isBack = entry.amountCents > 0 && (as === 'bankCost' || entry.isReturn || isNamed);
  if (isBack) return bookReturned(world, context, entry, as, request);
  return { effects: bookAsOwn(context, entry, as) };
}

/** What the second person has to know besides what the movement says. */
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

/** Books a movement of the bank that is no deposit, withdrawal or returned payment of a customer. */
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
