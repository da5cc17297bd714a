import type { BankAccountState } from '../payment/bank-accounts.ts';
import type { Hold } from '../shared/hold.ts';
import { pendingDepositsMax, pendingWithdrawalsMax } from '../shared/limits.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';
import type { TransactionStatus, TransactionType } from './transaction-kinds.ts';

/** The facts that decide whether a deposit or withdrawal may be requested. */
interface RequestSituation {
  type: TransactionType;
  amountCents: number;
  balanceCents: number;
  /** Undefined if no account is given. */
  bankAccountState: BankAccountState | undefined;
  /** How many requests of this type already wait; undefined if staff enter one, because staff have no limit. */
  pendingCount?: number;
}

function limitRefusal(type: TransactionType, pendingCount: number): Refusal | undefined {
  const max = type === 'income' ? pendingDepositsMax : pendingWithdrawalsMax;
  if (pendingCount < max) return undefined;
  const code = type === 'income' ? 'wallet.too_many_pending_deposits' : 'wallet.too_many_pending_withdrawals';
  return refusal(code, { numbers: { max } });
}

export function requestRefusal(request: RequestSituation): Refusal | undefined {
  const { type, amountCents, balanceCents, bankAccountState } = request;
  if (amountCents <= 0) return refusal('wallet.amount_not_positive', { field: 'amount' });
  if (!bankAccountState) return refusal('wallet.bank_account_required', { field: 'bankAccountId' });
  if (bankAccountState !== 'valid') {
    return refusal('wallet.bank_account_not_valid', { field: 'bankAccountId' });
  }
  if (type === 'withdraw' && amountCents > balanceCents) {
    return refusal('wallet.amount_above_balance', { field: 'amount' });
  }
  return limitRefusal(type, request.pendingCount ?? 0);
}

/** The facts that decide whether a transaction may be completed or rejected. */
interface DecisionSituation {
  status: TransactionStatus;
  decision: Exclude<TransactionStatus, 'pending'>;
  type: TransactionType;
  amountCents: number;
  deciderId: string;
  ownerId: string;
  /** The member of staff who entered it. Null if the owner requested it, or if two people decide. */
  enteredById: string | null;
  /** The part of the wallet that is reserved for requested withdrawals. */
  heldCents: number;
  bankAccountState: BankAccountState | undefined;
  isInPaymentFile: boolean;
  /** Whether the bank may have paid it although its payment was cancelled. */
  isMaybePaid: boolean;
  /** Why the owner's withdrawals are on hold, if they are. */
  hold: Hold | undefined;
}

function holdRefusal({ until, isStopped }: Hold): Refusal {
  if (isStopped) return refusal('wallet.withdrawals_stopped');
  return refusal('wallet.withdrawals_held', { instants: { until } });
}

export function decisionRefusal(transaction: DecisionSituation): Refusal | undefined {
  const { status, decision, type, amountCents, deciderId } = transaction;
  if (status !== 'pending') return refusal('wallet.transaction_already_decided');
  if (deciderId === transaction.ownerId) return refusal('wallet.own_transaction');
  if (transaction.isInPaymentFile) return refusal('payment.in_payment_file');
  if (transaction.isMaybePaid) return refusal('payment.maybe_paid');
  if (decision === 'rejected') return undefined;

  if (deciderId === transaction.enteredById) return refusal('wallet.four_eyes');
  if (type === 'income') return undefined;
  if (transaction.hold) return holdRefusal(transaction.hold);
  if (transaction.heldCents < amountCents) return refusal('wallet.insufficient_balance');
  return transaction.bankAccountState === 'valid' ? undefined : refusal('wallet.bank_account_not_valid');
}
