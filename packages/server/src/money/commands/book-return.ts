import { type BankEntry, civilDateAt, isReasonOfAccount } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { toValidateAgain, validateAgainNote } from '../../payment/bank-accounts/validate-again.ts';
import { bankEntryAnswer } from '../../payment/statements/bank-entry-answer.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import { shownAccount } from '../../wallet/transactions/transaction-answer.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { type Effects, mergeEffects } from '../engine/effects.ts';
import { newTransaction } from '../engine/new-transaction.ts';
import type { BankAccountRow, LedgerUser, World } from '../engine/world.ts';
import { canComeBack } from '../matching/match-entry.ts';
import { noteNamed, noteOfEntry } from './book-entry.ts';

interface Return {
  entry: BankEntryRow;
  /** The withdrawal whose payment came back. */
  withdrawalId: string;
  owner: LedgerUser;
  /** The member of staff who identified the withdrawal; null if the bank's data named it. */
  deciderId: string | null;
}

/** The withdrawal's account, if the bank reports it as unusable and it was not validated again since. */
function wrongAccount(
  world: World,
  { returnReason, bookedOn }: BankEntryRow,
  { bankAccountId }: TransactionRow,
): BankAccountRow | undefined {
  const account = bankAccountId ? world.bankAccounts.get(bankAccountId) : undefined;
  const isUsed = account?.state === 'valid' && account.deletedAt === null;
  const isRenewed = account?.validSince != null && civilDateAt(account.validSince) > bookedOn;
  return isUsed && !isRenewed && isReasonOfAccount(returnReason) ? account : undefined;
}

/** Sets these accounts back to pending validation, each once even if several payments to it came back. */
function renewValidation(
  { now }: Pick<Context, 'now'>,
  accounts: readonly (BankAccountRow | undefined)[],
): Effects {
  const wrong = new Set(accounts.filter((account) => account !== undefined));
  return {
    bankAccounts: [...wrong].map((account) => ({
      ...account,
      ...toValidateAgain,
      updatedAt: now,
      version: account.version + 1,
    })),
    audit: [...wrong].map(validateAgainNote),
  };
}

function noteOfReturn(entry: BankEntryRow, withdrawal: TransactionRow): AuditNote {
  const { transactionId, userId, type } = withdrawal;
  const { amountCents, returnReason } = entry;
  return {
    action: 'transaction.return',
    subjectType: 'transaction',
    subjectId: transactionId,
    personId: userId,
    after: { userId, type, amountCents, ...(returnReason && { returnReason }) },
  };
}

interface BookedReturn {
  effects: Effects;
  /** One for the movement and one for the withdrawal. */
  notes: [AuditNote, AuditNote];
  transactionId: string;
  wrongAccount: BankAccountRow | undefined;
}

/** Books a returned payment into the customer's wallet; undefined if the withdrawal can no longer be returned. */
function bookReturn(world: World, context: Context, given: Return): BookedReturn | undefined {
  const { entry, withdrawalId, owner, deciderId } = given;
  const withdrawal = world.transactions.get(withdrawalId);
  if (!withdrawal || !canComeBack(withdrawal) || world.returnedWithdrawals.has(withdrawalId))
    return undefined;
  if (withdrawal.userId !== owner.userId || entry.amountCents > withdrawal.amountCents) return undefined;
  const { userId, bankAccountId } = withdrawal;
  const { amountCents, returnReason } = entry;
  const posted = newEntry(context, { cause: 'returned_payment', causeId: withdrawalId }, [
    ['bank', -amountCents],
    [walletOf(userId), amountCents],
  ]);
  const account = bankAccountId ? world.bankAccounts.get(bankAccountId) : undefined;
  const deposit = newTransaction(context, owner, {
    type: 'income',
    issuerName: 'returned_payment',
    status: 'completed',
    amountCents,
    bankAccountId,
    adminId: deciderId,
    entryId: posted.entryId,
    bankEntryId: entry.bankEntryId,
    returnedWithdrawalId: withdrawalId,
  });
  const wrong = wrongAccount(world, entry, withdrawal);
  return {
    transactionId: deposit.transactionId,
    wrongAccount: wrong,
    effects: {
      entries: [posted],
      transactions: [deposit],
      bankEntries: [{ ...entry, state: 'booked', doubt: null, userId }],
      notices: [
        {
          kind: 'paymentReturned',
          userId,
          transactionId: withdrawalId,
          amountCents,
          withdrawnCents: withdrawal.amountCents,
          returnReason,
          bankAccount: account ? shownAccount(account) : null,
          isAccountPending: wrong !== undefined,
        },
      ],
    },
    notes: [noteOfEntry(entry, owner, withdrawalId), noteOfReturn(entry, withdrawal)],
  };
}

/** Books returned payments that carry the reference of their withdrawal; skips those that changed in the meantime. */
export function bookReturns(world: World, context: Context, returns: readonly Omit<Return, 'deciderId'>[]) {
  const booked = returns.flatMap((one) => bookReturn(world, context, { ...one, deciderId: null }) ?? []);
  const accounts = renewValidation(
    context,
    booked.map(({ wrongAccount: account }) => account),
  );
  const each = booked.map(({ effects, notes }) => ({ ...effects, audit: notes }));
  return booked.length ? [...each, accounts] : [];
}

interface BookReturn {
  actor: Actor;
  bankEntryId: string;
  userId: string;
  /** The withdrawal that staff chose; undefined if it belongs to another customer. */
  withdrawal: { transactionId: string; bankAccountId: string | null } | undefined;
  /** Whether the bank names another account than the withdrawal does. */
  isElsewhere: boolean;
  deciderId: string;
}

function decide(world: World, context: Context, request: BookReturn): Decision<BankEntry> {
  const { bankEntryId, userId, withdrawal, deciderId } = request;
  const entry = world.bankEntries.get(bankEntryId);
  const owner = world.users.get(userId);
  if (!entry || !owner) throw new NotFound();
  if (entry.state === 'booked') throw new ApiError('payment.entry_not_open');
  if (entry.state === 'new') throw new ApiError('payment.entry_not_matched');
  if (owner.isClosed) throw new ApiError('auth.account_disabled');
  if (owner.userId === deciderId) throw new ApiError('wallet.own_transaction');
  const withdrawalId = withdrawal?.transactionId;
  if (!withdrawalId) throw new ApiError('payment.entry_not_return');
  if (world.returnedWithdrawals.has(withdrawalId)) throw new ApiError('payment.already_returned');
  const booked = bookReturn(world, context, { entry, withdrawalId, owner, deciderId });
  if (!booked) throw new ApiError('payment.entry_not_return');
  const { effects, transactionId, wrongAccount: account, notes } = booked;
  const [ofEntry, ofWithdrawal] = notes;
  const [after = entry] = effects.bankEntries ?? [];
  const doubt = request.isElsewhere ? 'otherAccount' : undefined;
  return {
    answer: bankEntryAnswer(after, { userName: owner.userName, transactionId }),
    effects: mergeEffects([
      { ...effects, audit: noteNamed({ audit: [ofEntry] }, entry, doubt) },
      { audit: [ofWithdrawal] },
      renewValidation(context, [account]),
    ]),
  };
}

/** Books a returned payment for the withdrawal that staff chose. */
export function bookReturnByHand(request: BookReturn): Command<BankEntry> {
  const { actor, userId, bankEntryId, withdrawal } = request;
  return {
    actor,
    needs: {
      users: [userId],
      accounts: [walletOf(userId)],
      transactions: withdrawal ? [withdrawal.transactionId] : [],
      bankAccounts: withdrawal?.bankAccountId ? [withdrawal.bankAccountId] : [],
      bankEntries: [bankEntryId],
    },
    decide: (world, context) => decide(world, context, request),
  };
}
