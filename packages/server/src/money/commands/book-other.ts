import type { BankEntry, BankEntryDoubt, OtherBooking } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { bankEntryAnswer } from '../../payment/statements/bank-entry-answer.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { newTransaction } from '../engine/new-transaction.ts';
import { balanceOf, type LedgerUser, type World } from '../engine/world.ts';
import { byHand } from '../matching/find-entries.ts';
import { noteNamed } from './book-entry.ts';

interface BookOther {
  actor: Actor;
  bankEntryId: string;
  as: OtherBooking;
  /** The deposit that the bank took back, if there is one of this id. */
  deposit: Pick<TransactionRow, 'transactionId' | 'userId'> | undefined;
  /** The movement of a third party that was sent back. */
  receivedId: string | undefined;
  proposerId: string;
}

function noteOf(
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

interface Booked {
  effects: Effects;
  names?: { userName: string; transactionId: string };
  /** What the second person has to look at. */
  doubt?: BankEntryDoubt | undefined;
}

const causes = { thirdParty: 'third_party', sentBack: 'sent_back', bankCost: 'bank_cost' } as const;

/** Books a movement between the bank and an account of the platform's own. */
function bookAsOwn(context: Context, entry: BankEntryRow, as: Exclude<OtherBooking, 'takenBack'>): Effects {
  const { amountCents, bankEntryId } = entry;
  const posted = newEntry(context, { cause: causes[as], causeId: bankEntryId }, [
    ['bank', -amountCents],
    [as === 'bankCost' ? 'bankCosts' : 'thirdParty', amountCents],
  ]);
  return {
    entries: [posted],
    // The customer whom a reference names has no part in it.
    bankEntries: [
      { ...entry, state: 'booked', doubt: null, userId: null, bookedAs: as, entryId: posted.entryId },
    ],
    audit: [noteOf(entry, as)],
  };
}

/** Books money that went back to the third party who had sent exactly this amount, and was not sent back before. */
function sendBack(world: World, context: Context, entry: BankEntryRow, { receivedId }: BookOther): Booked {
  const received = receivedId ? world.bankEntries.get(receivedId) : undefined;
  if (received?.bookedAs !== 'thirdParty' || received.amountCents !== -entry.amountCents)
    throw new ApiError('payment.entry_not_third_party');
  if (received.sentBackById) throw new ApiError('payment.already_sent_back');
  const { bankEntries = [], ...booked } = bookAsOwn(context, entry, 'sentBack');
  const names = [entry.counterpartyAccount, received.counterpartyAccount];
  const isElsewhere = names.every((account) => account !== null) && names[0] !== names[1];
  const changed = [...bankEntries, { ...received, sentBackById: entry.bankEntryId }];
  return {
    effects: { ...booked, bankEntries: changed },
    doubt: isElsewhere ? 'otherAccount' : undefined,
  };
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

function takeBack(world: World, context: Context, entry: BankEntryRow, request: BookOther): Booked {
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
    audit: [noteOf(entry, 'takenBack', owner)],
  };
  return { effects, names: { userName, transactionId: taken.transactionId } };
}

function bookAs(world: World, context: Context, entry: BankEntryRow, request: BookOther): Booked {
  const { as } = request;
  if (as === 'takenBack') return takeBack(world, context, entry, request);
  if (as === 'sentBack') return sendBack(world, context, entry, request);
  return { effects: bookAsOwn(context, entry, as) };
}

function decide(world: World, context: Context, request: BookOther): Decision<BankEntry> {
  const entry = world.bankEntries.get(request.bankEntryId);
  if (!entry) throw new NotFound();
  if (entry.state === 'booked') throw new ApiError('payment.entry_not_open');
  if (entry.state === 'new') throw new ApiError('payment.entry_not_matched');
  const { as } = request;
  if (as === 'thirdParty' && (entry.amountCents <= 0 || entry.isReturn))
    throw new ApiError('payment.entry_not_incoming');
  if (as !== 'thirdParty' && entry.amountCents >= 0) throw new ApiError('payment.entry_not_outgoing');
  const booked = bookAs(world, context, entry, request);
  const { effects, names = { userName: null, transactionId: null }, doubt } = booked;
  const [after = entry] = effects.bankEntries ?? [];
  // The second person sees whether the bank names a customer or a withdrawal of ours.
  return {
    answer: bankEntryAnswer(after, names),
    effects: { ...effects, audit: noteNamed(effects, entry, doubt) },
  };
}

/** Books a movement of the bank that is no deposit, withdrawal or returned payment of a customer. */
export function bookOther(request: BookOther): Command<BankEntry> {
  const { actor, bankEntryId, deposit, receivedId } = request;
  return {
    actor,
    needs: {
      bankEntries: [bankEntryId, receivedId].filter((id) => id !== undefined),
      ...(deposit && {
        users: [deposit.userId],
        accounts: [walletOf(deposit.userId)],
        transactions: [deposit.transactionId],
      }),
    },
    decide: (world, context) => decide(world, context, request),
  };
}
