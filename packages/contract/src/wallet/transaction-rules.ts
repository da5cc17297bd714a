import type { BankAccountState } from '../payment/bank-accounts.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';
import type { TransactionStatus, TransactionType } from './transactions.ts';

/** What decides whether money may be asked to go into a wallet, or out of it. */
interface RequestSituation {
  type: TransactionType;
  amountCents: number;
  balanceCents: number;
  /** Undefined where no account is named. */
  bankAccountState: BankAccountState | undefined;
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
  return undefined;
}

/** What decides whether somebody may complete or reject a transaction. */
interface DecisionSituation {
  status: TransactionStatus;
  decision: Exclude<TransactionStatus, 'pending'>;
  type: TransactionType;
  amountCents: number;
  deciderId: string;
  /** Whose wallet it is. */
  ownerId: string;
  /** Who of staff entered it; null where its owner asked for it. */
  enteredById: string | null;
  /** From this amount up, nobody completes what they entered themselves. */
  fourEyesCents: number;
  /** What is set aside of the wallet for what waits to be withdrawn. */
  heldCents: number;
  bankAccountState: BankAccountState | undefined;
}

export function decisionRefusal(transaction: DecisionSituation): Refusal | undefined {
  const { status, decision, type, amountCents, deciderId } = transaction;
  if (status !== 'pending') return refusal('wallet.transaction_already_decided');
  if (deciderId === transaction.ownerId) return refusal('wallet.own_transaction');
  if (decision === 'rejected') return undefined;

  if (amountCents >= transaction.fourEyesCents && deciderId === transaction.enteredById) {
    return refusal('wallet.four_eyes');
  }
  if (type === 'income') return undefined;
  if (transaction.heldCents < amountCents) return refusal('wallet.insufficient_balance');
  return transaction.bankAccountState === 'valid' ? undefined : refusal('wallet.bank_account_not_valid');
}
