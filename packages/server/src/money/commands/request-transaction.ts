import { requestRefusal, type Transaction, type TransactionType } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { heldOf, walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { transactionAnswer } from '../../wallet/transactions/transaction-answer.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { newTransaction } from '../engine/new-transaction.ts';
import { refuse } from '../engine/refuse.ts';
import { balanceOf, pendingKey, type World } from '../engine/world.ts';

export interface RequestTransaction {
  actor: Actor;
  userId: string;
  type: TransactionType;
  amountCents: number;
  bankAccountId: string | undefined;
  /** The member of staff who enters the request; undefined if the owner does. */
  enteredBy?: { userId: string; userName: string };
}

/** The requested bank account, if it belongs to the owner and is not deleted. */
function accountFor(world: World, { bankAccountId, userId }: RequestTransaction) {
  const account = bankAccountId ? world.bankAccounts.get(bankAccountId) : undefined;
  return account && account.userId === userId && !account.deletedAt ? account : undefined;
}

function decide(world: World, context: Context, request: RequestTransaction): Decision<Transaction> {
  const { userId, type, amountCents, enteredBy } = request;
  const owner = world.users.get(userId);
  if (!owner) throw new NotFound();
  if (owner.isClosed && !enteredBy) throw new ApiError('auth.account_disabled');
  const account = accountFor(world, request);
  refuse(
    requestRefusal({
      type,
      amountCents,
      balanceCents: balanceOf(world, walletOf(userId)),
      bankAccountState: account?.state,
      ...(!enteredBy && { pendingCount: world.pending.get(pendingKey({ userId, type })) ?? 0 }),
    }),
  );

  const transaction = newTransaction(context, owner, {
    amountCents,
    type,
    issuerName: enteredBy ? 'admin-backoffice' : 'user-wallet',
    bankAccountId: account?.bankAccountId ?? null,
    managerId: enteredBy?.userId ?? null,
  });
  const { transactionId } = transaction;
  // A requested withdrawal is held, so the money cannot be invested. A deposit moves nothing until it is approved.
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

/** Requests a deposit or a withdrawal; an administrator approves or rejects it later. */
export function requestTransaction(request: RequestTransaction): Command<Transaction> {
  const { userId, bankAccountId, actor } = request;
  return {
    actor,
    needs: {
      users: [userId],
      accounts: [walletOf(userId), heldOf(userId)],
      pendingOf: [userId],
      bankAccounts: bankAccountId ? [bankAccountId] : [],
    },
    decide: (world, context) => decide(world, context, request),
  };
}
