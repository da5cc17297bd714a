import { decisionRefusal, type Transaction } from '@semilla/contract';
import type { AuditNote } from '../../audit/index.ts';
import { NotFound } from '../../errors.ts';
import type { StoredDocument } from '../../misc/documents/repository.ts';
import type { Actor } from '../../routing/change.ts';
import { type AccountId, heldOf, walletOf } from '../ledger/accounts.ts';
import type { Command, Context, Decision } from '../ledger/command.ts';
import { newEntry } from '../ledger/entry.ts';
import { refuse } from '../ledger/refuse.ts';
import { balanceOf, type TransactionRow, type World } from '../ledger/world.ts';
import { transactionAnswer } from './transaction-answer.ts';

export interface DecideTransaction {
  actor: Actor;
  transactionId: string;
  userId: string;
  bankAccountId: string | null;
  decider: { userId: string; userName: string };
  managerName: string | null;
  /** An approval has its proof, a rejection its reason. */
  decision: { status: 'completed'; proof: StoredDocument } | { status: 'rejected'; reason: string };
}

// From where to where the money goes when it is decided; an income that is rejected never came.
function movesOf(
  { type, userId }: TransactionRow,
  status: 'completed' | 'rejected',
): [AccountId, AccountId] | undefined {
  if (type === 'withdraw') return [heldOf(userId), status === 'completed' ? 'bank' : walletOf(userId)];
  return status === 'completed' ? ['bank', walletOf(userId)] : undefined;
}

function check(
  world: World,
  { fourEyesCents }: Context,
  before: TransactionRow,
  asked: DecideTransaction,
): void {
  const account = before.bankAccountId ? world.bankAccounts.get(before.bankAccountId) : undefined;
  refuse(
    decisionRefusal({
      status: before.status,
      decision: asked.decision.status,
      type: before.type,
      amountCents: before.amountCents,
      deciderId: asked.decider.userId,
      ownerId: before.userId,
      enteredById: before.managerId,
      fourEyesCents,
      heldCents: balanceOf(world, heldOf(before.userId)),
      bankAccountState: account?.state,
    }),
  );
}

function entryOf(context: Context, before: TransactionRow, status: 'completed' | 'rejected') {
  const { transactionId, amountCents } = before;
  const moves = movesOf(before, status);
  if (!moves) return undefined;
  return newEntry(context, { cause: 'transaction', causeId: transactionId }, [
    [moves[0], -amountCents],
    [moves[1], amountCents],
  ]);
}

function noteOn(before: TransactionRow, after: TransactionRow): AuditNote {
  const { userId, type, amountCents, status, rejectReason } = after;
  return {
    action: status === 'completed' ? 'transaction.approve' : 'transaction.reject',
    subjectType: 'transaction',
    subjectId: after.transactionId,
    personId: userId,
    before: { status: before.status },
    after: { status, userId, type, amountCents, ...(rejectReason && { rejectReason }) },
  };
}

function decide(world: World, context: Context, asked: DecideTransaction): Decision<Transaction> {
  const { decider, decision, managerName } = asked;
  const { status } = decision;
  const before = world.transactions.get(asked.transactionId);
  const owner = world.users.get(asked.userId);
  if (!before || !owner) throw new NotFound();
  check(world, context, before, asked);

  const entry = entryOf(context, before, status);
  const proof = decision.status === 'completed' ? decision.proof : undefined;
  const rejectReason = decision.status === 'rejected' ? decision.reason : null;
  const after: TransactionRow = {
    ...before,
    status,
    rejectReason,
    adminId: decider.userId,
    documentId: proof?.documentId ?? null,
    entryId: status === 'completed' ? (entry?.entryId ?? null) : null,
    updatedAt: context.now,
  };
  const { userId, type, amountCents } = after;
  const bankAccount = before.bankAccountId ? (world.bankAccounts.get(before.bankAccountId) ?? null) : null;
  const names = { userName: owner.userName, bankAccount, adminName: decider.userName, managerName };
  return {
    answer: transactionAnswer(after, { ...names, file: proof ?? null }, true),
    effects: {
      entries: entry ? [entry] : [],
      documents: proof ? [proof] : [],
      transactions: [after],
      notices: [{ kind: 'transactionDecided', userId, decision: status, type, amountCents, rejectReason }],
      audit: [noteOn(before, after)],
    },
  };
}

/** Approves a waiting transaction, or rejects it: once. */
export function decideTransaction(asked: DecideTransaction): Command<Transaction> {
  const { transactionId, userId, bankAccountId, actor } = asked;
  return {
    actor,
    needs: {
      users: [userId],
      accounts: [walletOf(userId), heldOf(userId)],
      transactions: [transactionId],
      bankAccounts: bankAccountId ? [bankAccountId] : [],
    },
    decide: (world, context) => decide(world, context, asked),
  };
}
