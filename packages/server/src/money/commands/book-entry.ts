import { type BankEntry, type BankEntryDoubt, type BookingReason, reasonsByAmount } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { bankEntryAnswer } from '../../payment/statements/bank-entry-answer.ts';
import { writtenIn } from '../../payment/statements/references-in.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { newTransaction } from '../engine/new-transaction.ts';
import type { LedgerUser, World } from '../engine/world.ts';
import { approvedAlone } from './approved-alone.ts';

/** A bank movement that is a customer's deposit. */
export interface DepositByEntry {
  entry: BankEntryRow;
  userId: string;
  /** The pending request that the deposit completes. */
  transactionId: string | undefined;
  /** The member of staff who identified the customer; null if the bank's data named the customer. */
  deciderId: string | null;
}

/** A deposit that a member of staff books. */
type Booked = DepositByEntry & { deciderId: string };

/** The pending request of this deposit, unless it was decided in the meantime or has another amount. */
function requestOf(world: World, { transactionId, entry, userId }: DepositByEntry) {
  const row = transactionId ? world.transactions.get(transactionId) : undefined;
  const fits = row?.status === 'pending' && row.userId === userId && row.amountCents === entry.amountCents;
  return fits ? row : undefined;
}

/** Why a second person must approve, counting what was approved in the last 24 hours. */
export const reasonsByDeposit = (world: World, context: Context, { entry, userId, deciderId }: Booked) =>
  reasonsByAmount(approvedAlone(world, context, { amountCents: entry.amountCents, userId, deciderId }));

/** A second person is needed if the movement proves the decider's own approval, or if the amount reaches the threshold. */
export function reasonsByProof(
  world: World,
  { fourEyesCents }: Context,
  { entry, provenId, deciderId }: Booked & { provenId: string },
): BookingReason[] {
  const isOwn = world.transactions.get(provenId)?.adminId === deciderId;
  return [
    ...(isOwn ? (['ownApproval'] as const) : []),
    ...(Math.abs(entry.amountCents) >= fourEyesCents ? (['threshold'] as const) : []),
  ];
}

export function noteOfEntry(entry: BankEntryRow, owner: LedgerUser, transactionId?: string): AuditNote {
  const { bankEntryId, state, amountCents, bookedOn, returnReason } = entry;
  return {
    action: 'bank-entry.book',
    subjectType: 'bank-entry',
    subjectId: bankEntryId,
    personId: owner.userId,
    before: { state },
    after: {
      state: 'booked',
      userId: owner.userId,
      amountCents: Math.abs(amountCents),
      bookedOn,
      ...(returnReason && { returnReason }),
      ...(transactionId && { transactionId }),
    },
  };
}

/**
 * Adds what the second person compares: our reference, the account that the bank names, and the doubt about
 * the movement.
 */
export function noteNamed(
  { audit }: Effects,
  { counterpartyAccount, reference, text }: BankEntryRow,
  doubt: BankEntryDoubt | undefined,
): AuditNote[] {
  const ours = writtenIn(reference, text);
  const named = {
    ...(ours && { reference: ours }),
    ...(counterpartyAccount && { counterpartyAccount: maskIban(counterpartyAccount) }),
    ...(doubt && { doubt }),
  };
  return (audit ?? []).map((note) => ({ ...note, after: { ...note.after, ...named } }));
}

/** Completes a deposit or withdrawal, with the bank movement as its proof. */
export function completeBy(
  context: Context,
  entry: BankEntryRow,
  row: TransactionRow,
  postings: Parameters<typeof newEntry>[2],
): Effects {
  const { transactionId, userId, type, amountCents } = row;
  const { bankEntryId } = entry;
  const posted = newEntry(context, { cause: 'transaction', causeId: transactionId }, postings);
  const { entryId } = posted;
  return {
    entries: [posted],
    transactions: [{ ...row, status: 'completed', entryId, bankEntryId, updatedAt: context.now }],
    bankEntries: [{ ...entry, state: 'booked', doubt: null, userId }],
    notices: [
      {
        kind: 'transactionDecided',
        transactionId,
        userId,
        decision: 'completed',
        type,
        amountCents,
        rejectReason: null,
      },
    ],
  };
}

/** Books a deposit in the wallet, with the bank movement as its proof. */
export function bookDeposit(
  world: World,
  context: Context,
  deposit: DepositByEntry,
  owner: LedgerUser,
): { effects: Effects; transactionId: string } {
  const { entry, userId, deciderId } = deposit;
  const { amountCents } = entry;
  const request = requestOf(world, deposit);
  const before =
    request ?? newTransaction(context, owner, { amountCents, type: 'income', issuerName: 'user-wallet' });
  const { transactionId } = before;
  const completed = completeBy(context, entry, { ...before, adminId: deciderId }, [
    ['bank', -amountCents],
    [walletOf(userId), amountCents],
  ]);
  return {
    transactionId,
    effects: { ...completed, audit: [noteOfEntry(entry, owner, request?.transactionId)] },
  };
}

/** Whether a deposit or withdrawal was completed by hand and no bank movement proves it yet. */
export const isProvable = ({ status, bankEntryId }: TransactionRow): boolean =>
  status === 'completed' && bankEntryId === null;

/** Records the bank movement as the proof of an earlier approval by hand; no money moves. */
export function proveBy(
  entry: BankEntryRow,
  row: TransactionRow,
  owner: LedgerUser,
): { effects: Effects; transactionId: string } {
  const { bankEntryId } = entry;
  const { transactionId } = row;
  return {
    transactionId,
    effects: {
      transactions: [{ ...row, bankEntryId }],
      bankEntries: [{ ...entry, state: 'booked', doubt: null, userId: owner.userId }],
      audit: [noteOfEntry(entry, owner, transactionId)],
    },
  };
}

interface BookEntry extends Omit<Booked, 'entry'> {
  actor: Actor;
  /** The deposit approved by hand that this movement proves; then no money moves. */
  provenId: string | undefined;
  bankEntryId: string;
  /** Why the sender is not known to be this customer. */
  doubt: BankEntryDoubt | undefined;
}

function decide(world: World, context: Context, request: BookEntry): Decision<BankEntry> {
  const entry = world.bankEntries.get(request.bankEntryId);
  const owner = world.users.get(request.userId);
  if (!entry || !owner) throw new NotFound();
  if (entry.state === 'booked') throw new ApiError('payment.entry_not_open');
  if (entry.state === 'new') throw new ApiError('payment.entry_not_matched');
  if (entry.amountCents <= 0 || entry.isReturn) throw new ApiError('payment.entry_not_incoming');
  if (owner.isClosed) throw new ApiError('auth.account_disabled');
  if (owner.userId === request.deciderId) throw new ApiError('wallet.own_transaction');
  const proven = request.provenId ? world.transactions.get(request.provenId) : undefined;
  if (request.provenId && !(proven && isProvable(proven))) throw new ApiError('request.conflict');
  const { effects, transactionId } = proven
    ? proveBy(entry, proven, owner)
    : bookDeposit(world, context, { ...request, entry }, owner);
  const [after = entry] = effects.bankEntries ?? [];
  const audit = noteNamed(effects, entry, request.doubt);
  return {
    answer: bankEntryAnswer(after, { userName: owner.userName, transactionId }),
    effects: { ...effects, audit },
  };
}

/** Books a bank movement as a deposit of the customer that staff chose. */
export function bookEntry(request: BookEntry): Command<BankEntry> {
  const { actor, userId, transactionId, provenId, bankEntryId } = request;
  return {
    actor,
    needs: {
      users: [userId],
      accounts: [walletOf(userId)],
      transactions: [transactionId, provenId].filter((id) => id !== undefined),
      bankEntries: [bankEntryId],
    },
    decide: (world, context) => decide(world, context, request),
  };
}
