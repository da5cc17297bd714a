import { requestRefusal, type Transaction, type TransactionType } from '@semilla/contract';
import { ApiError, NotFound } from '../../errors.ts';
import type { Actor } from '../../routing/change.ts';
import { heldOf, walletOf } from '../ledger/accounts.ts';
import type { Command, Context, Decision } from '../ledger/command.ts';
import { newEntry } from '../ledger/entry.ts';
import { refuse } from '../ledger/refuse.ts';
import { balanceOf, type TransactionRow, type World } from '../ledger/world.ts';
import { transactionAnswer } from './transaction-answer.ts';

export interface RequestTransaction {
  actor: Actor;
  /** Whose wallet it is. */
  userId: string;
  type: TransactionType;
  amountCents: number;
  bankAccountId: string | undefined;
  /** Who of staff enters it for its owner, and what they are called; absent where the owner asks. */
  enteredBy?: { userId: string; userName: string };
}

/** The bank account it names, as long as it is the owner's and still there. */
function accountFor(world: World, { bankAccountId, userId }: RequestTransaction) {
  const account = bankAccountId ? world.bankAccounts.get(bankAccountId) : undefined;
  return account && account.userId === userId && !account.deletedAt ? account : undefined;
}

function decide(world: World, context: Context, asked: RequestTransaction): Decision<Transaction> {
  const { now, newId } = context;
  const { userId, type, amountCents, enteredBy } = asked;
  const owner = world.users.get(userId);
  if (!owner) throw new NotFound();
  if (owner.isClosed && !enteredBy) throw new ApiError('auth.account_disabled');
  const account = accountFor(world, asked);
  refuse(
    requestRefusal({
      type,
      amountCents,
      balanceCents: balanceOf(world, walletOf(userId)),
      bankAccountState: account?.state,
    }),
  );

  const transaction: TransactionRow = {
    transactionId: newId(),
    walletId: owner.walletId,
    userId,
    amountCents,
    type,
    issuerName: enteredBy ? 'admin-backoffice' : 'user-wallet',
    status: 'pending',
    rejectReason: null,
    bankAccountId: account?.bankAccountId ?? null,
    adminId: null,
    managerId: enteredBy?.userId ?? null,
    projectId: null,
    orderId: null,
    entryId: null,
    documentId: null,
    createdAt: now,
    updatedAt: now,
  };
  const { transactionId } = transaction;
  // What is to be withdrawn can no longer be invested. What is to come in is not there yet.
  const hold = newEntry(context, { cause: 'transaction', causeId: transactionId }, [
    [walletOf(userId), -amountCents],
    [heldOf(userId), amountCents],
  ]);
  const isByStaff = enteredBy !== undefined;
  const names = {
    userName: owner.userName,
    bankAccount: account ?? null,
    managerName: enteredBy?.userName ?? null,
  };
  const answer = transactionAnswer(transaction, names, isByStaff);
  const { bankAccount } = answer;
  const kind = type === 'income' ? 'depositRequested' : 'withdrawalRequested';
  return {
    answer,
    effects: {
      entries: type === 'withdraw' ? [hold] : [],
      transactions: [transaction],
      notices: [{ kind, userId, transactionId, amountCents, bankAccount, isByStaff }],
      audit: isByStaff
        ? [
            {
              action: 'transaction.create',
              subjectType: 'transaction',
              subjectId: transactionId,
              personId: userId,
              after: { userId, type, amountCents },
            },
          ]
        : [],
    },
  };
}

/** Asks for money to come into a wallet, or to go out of it. An administrator decides. */
export function requestTransaction(asked: RequestTransaction): Command<Transaction> {
  const { userId, bankAccountId, actor } = asked;
  return {
    actor,
    needs: {
      users: [userId],
      accounts: [walletOf(userId), heldOf(userId)],
      bankAccounts: bankAccountId ? [bankAccountId] : [],
    },
    decide: (world, context) => decide(world, context, asked),
  };
}
