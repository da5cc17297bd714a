import { decisionRefusal, type Transaction } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Actor } from '../../kit/change/actor.ts';
import { NotFound } from '../../kit/errors.ts';
import { type AccountId, heldOf, walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { StoredDocument } from '../../misc/documents/queries.ts';
import { refuseUnexplained } from '../../payment/bank-balances/find-unexplained-debits.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { BookedDeposit } from '../../wallet/transactions/find-booked-deposits.ts';
import { transactionAnswer } from '../../wallet/transactions/transaction-answer.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { balanceOf, type World } from '../engine/world.ts';

export interface DecideTransaction {
  actor: Actor;
  transactionId: string;
  userId: string;
  bankAccountId: string | null;
  decider: { userId: string; userName: string };
  managerName: string | null;
  /** An approval needs a proof, a rejection a reason. */
  decision: { status: 'completed'; proof: StoredDocument } | { status: 'rejected'; reason: string };
  /** Whether a second person approves; then the person who entered the request may decide it too. */
  isSeenByTwo?: boolean;
}

// The paying and the receiving account. Rejecting a deposit moves no money, because none arrived.
function accountsOf(
  { type, userId }: TransactionRow,
  status: 'completed' | 'rejected',
): [AccountId, AccountId] | undefined {
  if (type === 'withdraw') return [heldOf(userId), status === 'completed' ? 'bank' : walletOf(userId)];
  return status === 'completed' ? ['bank', walletOf(userId)] : undefined;
}

function check(world: World, before: TransactionRow, request: DecideTransaction): void {
  const account = before.bankAccountId ? world.bankAccounts.get(before.bankAccountId) : undefined;
  refuse(
    decisionRefusal({
      status: before.status,
      decision: request.decision.status,
      type: before.type,
      amountCents: before.amountCents,
      deciderId: request.decider.userId,
      ownerId: before.userId,
      enteredById: request.isSeenByTwo ? null : before.managerId,
      heldCents: balanceOf(world, heldOf(before.userId)),
      bankAccountState: account?.state,
      isInPaymentFile: world.outgoingPayments.has(before.transactionId),
      isMaybePaid: world.maybePaid.has(before.transactionId),
      hold: world.holds.get(before.userId),
    }),
  );
}

function entryOf(context: Context, before: TransactionRow, status: 'completed' | 'rejected') {
  const { transactionId, amountCents } = before;
  const accounts = accountsOf(before, status);
  if (!accounts) return undefined;
  return newEntry(context, { cause: 'transaction', causeId: transactionId }, [
    [accounts[0], -amountCents],
    [accounts[1], amountCents],
  ]);
}

/**
 * The bank movements that may have paid a withdrawal, with the reason if staff set one aside, for the second person to compare.
 */
const movementsOf = (world: World, transactionId: string): string[] =>
  (world.maybePayments.get(transactionId) ?? []).map(({ bookedOn, amountCents, note }) =>
    [formatDate(bookedOn), formatMoney(amountCents), note].filter(Boolean).join(' · '),
  );

/** Booked bank deposits of the same customer and amount, so that one transfer is not booked twice. */
export const bookedAlready = (
  { bookedDeposits }: World,
  { type, userId, amountCents }: Pick<TransactionRow, 'type' | 'userId' | 'amountCents'>,
): BookedDeposit[] =>
  (type === 'income' ? (bookedDeposits.get(userId) ?? []) : []).filter(
    (deposit) => deposit.amountCents === amountCents,
  );

function noteOn(
  world: World,
  before: TransactionRow,
  after: TransactionRow,
  bankAccount: string | null,
): AuditNote {
  const { userId, type, amountCents, status, rejectReason, transactionId } = after;
  const movements = movementsOf(world, transactionId);
  const bookedDeposits = (status === 'completed' ? bookedAlready(world, after) : []).map(
    (deposit) => `${formatDate(deposit.bookedOn)} · ${formatMoney(deposit.amountCents)}`,
  );
  const wasRecalled = world.recalledPayments.has(transactionId);
  return {
    action: status === 'completed' ? 'transaction.approve' : 'transaction.reject',
    subjectType: 'transaction',
    subjectId: after.transactionId,
    personId: userId,
    before: { status: before.status },
    after: {
      status,
      userId,
      type,
      amountCents,
      bankAccount,
      ...(rejectReason && { rejectReason }),
      ...(wasRecalled && { wasRecalled }),
      ...(movements.length > 0 && { movements }),
      ...(bookedDeposits.length > 0 && { bookedDeposits }),
    },
  };
}

function decide(world: World, context: Context, request: DecideTransaction): Decision<Transaction> {
  const { decider, decision, managerName } = request;
  const { status } = decision;
  const before = world.transactions.get(request.transactionId);
  const owner = world.users.get(request.userId);
  if (!before || !owner) throw new NotFound();
  check(world, before, request);
  if (before.type === 'withdraw' && status === 'completed')
    refuseUnexplained(world.unexplained.debits, before.amountCents);

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
  const answer = transactionAnswer(after, { ...names, file: proof ?? null }, true);
  return {
    answer,
    effects: {
      entries: entry ? [entry] : [],
      documents: proof ? [proof] : [],
      transactions: [after],
      notices: [
        {
          kind: 'transactionDecided',
          transactionId: after.transactionId,
          userId,
          decision: status,
          type,
          amountCents,
          rejectReason,
        },
      ],
      audit: [noteOn(world, before, after, answer.bankAccount)],
    },
  };
}

/** Approves or rejects a pending transaction. A decision is final. */
export function decideTransaction(request: DecideTransaction): Command<Transaction> {
  const { transactionId, userId, bankAccountId, actor } = request;
  return {
    actor,
    needs: {
      users: [userId],
      accounts: [walletOf(userId), heldOf(userId)],
      transactions: [transactionId],
      holdsOf: [userId],
      bookedDepositsOf: [userId],
      bankAccounts: bankAccountId ? [bankAccountId] : [],
      bankAgreement: bankAccountId !== null && request.decision.status === 'completed',
    },
    decide: (world, context) => decide(world, context, request),
  };
}
