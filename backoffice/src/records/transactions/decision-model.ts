import {
  cents,
  decisionRefusal,
  type ErrorCode,
  sumCents,
  type TransactionDecisionNeeds,
} from '@semilla/contract';
import type {
  BankAccountRecord,
  TransactionRecord,
  WalletRecord,
} from '../../api/record-types/customer-record.ts';

export type Decision = 'completed' | 'rejected';
export type Amounts = Pick<WalletRecord, 'balance' | 'held'>;

/** The balances after a decision. A withdrawal's amount was already held when it was requested. */
export function afterDecision(
  { type, amount }: Pick<TransactionRecord, 'type' | 'amount'>,
  { balance, held }: Amounts,
  decision: Decision,
): Amounts {
  if (type === 'income')
    return { balance: decision === 'completed' ? sumCents([balance, amount]) : balance, held };
  const left = cents(Math.max(0, held - amount));
  return { balance: decision === 'rejected' ? sumCents([balance, amount]) : balance, held: left };
}

/** The balances right after a request and after its approval. */
export function afterRequest(
  { type, amount }: Pick<TransactionRecord, 'type' | 'amount'>,
  wallet: Amounts,
): { asked: Amounts; approved: Amounts } {
  if (type === 'income') {
    return { asked: wallet, approved: { ...wallet, balance: sumCents([wallet.balance, amount]) } };
  }
  const balance = cents(wallet.balance - amount);
  return {
    asked: { balance, held: sumCents([wallet.held, amount]) },
    approved: { balance, held: wallet.held },
  };
}

interface Situation {
  transaction: TransactionRecord;
  deciderId: string;
  wallet: WalletRecord | undefined;
  bankAccount: BankAccountRecord | undefined;
  needs: Pick<TransactionDecisionNeeds, 'isInPaymentFile' | 'isMaybePaid'>;
}

/** Why the user may not take a decision, by the rule of the API. Undefined if the user may. */
export function disabledReason(
  decision: Decision,
  { transaction, deciderId, wallet, bankAccount, needs }: Situation,
): ErrorCode | undefined {
  return decisionRefusal({
    status: transaction.status,
    decision,
    type: transaction.type,
    amountCents: transaction.amount,
    deciderId,
    ownerId: transaction.userId,
    // The API turns the approval of an own entry into a proposal, so it is not refused here.
    enteredById: null,
    heldCents: wallet?.held ?? 0,
    bankAccountState: bankAccount?.state,
    isInPaymentFile: needs.isInPaymentFile,
    isMaybePaid: needs.isMaybePaid,
    hold: wallet?.hold ? { ...wallet.hold, until: new Date(wallet.hold.until) } : undefined,
  })?.code;
}
