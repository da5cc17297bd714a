import { centsFromDecimal, decisionRefusal, type ErrorCode } from '@semilla/contract';
import type { BankAccountRecord, TransactionRecord, WalletRecord } from '../customers/customer-record.ts';

export type Decision = 'completed' | 'rejected';
export type Amounts = Pick<WalletRecord, 'balance' | 'held'>;
export interface Balances {
  balanceCents: number;
  heldCents: number;
}

const centsOf = ({ balance, held }: Amounts): Balances => ({
  balanceCents: centsFromDecimal(balance),
  heldCents: centsFromDecimal(held),
});

/** The balances after a decision. The amount of a withdrawal was held when it was requested. */
export function afterDecision(
  { type, amount }: Pick<TransactionRecord, 'type' | 'amount'>,
  wallet: Amounts,
  decision: Decision,
): Balances {
  const { balanceCents, heldCents } = centsOf(wallet);
  const cents = centsFromDecimal(amount);
  if (type === 'income') {
    return { balanceCents: balanceCents + (decision === 'completed' ? cents : 0), heldCents };
  }
  const refund = decision === 'rejected' ? cents : 0;
  return { balanceCents: balanceCents + refund, heldCents: Math.max(0, heldCents - cents) };
}

/** The balances after a request, and after its approval. */
export function afterRequest(
  { type, amount }: Pick<TransactionRecord, 'type' | 'amount'>,
  wallet: Amounts,
): { asked: Balances; approved: Balances } {
  const now = centsOf(wallet);
  const cents = centsFromDecimal(amount);
  if (type === 'income') {
    return { asked: now, approved: { ...now, balanceCents: now.balanceCents + cents } };
  }
  const balanceCents = now.balanceCents - cents;
  return {
    asked: { balanceCents, heldCents: now.heldCents + cents },
    approved: { balanceCents, heldCents: now.heldCents },
  };
}

interface Situation {
  transaction: TransactionRecord;
  deciderId: string;
  wallet: WalletRecord | undefined;
  bankAccount: BankAccountRecord | undefined;
  fourEyesFrom: string;
}

/** Why the user may not take a decision, by the same rules that the API applies. */
export function whyNot(
  decision: Decision,
  { transaction, deciderId, wallet, bankAccount, fourEyesFrom }: Situation,
): ErrorCode | undefined {
  return decisionRefusal({
    status: transaction.status,
    decision,
    type: transaction.type,
    amountCents: centsFromDecimal(transaction.amount),
    deciderId,
    ownerId: transaction.userId,
    enteredById: transaction.managerId,
    fourEyesCents: centsFromDecimal(fourEyesFrom),
    heldCents: wallet ? centsFromDecimal(wallet.held) : 0,
    bankAccountState: bankAccount?.state,
  })?.code;
}
