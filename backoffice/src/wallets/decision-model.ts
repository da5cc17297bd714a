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

/** What a wallet becomes by a decision. What is to be withdrawn was set aside when it was asked for. */
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
  const back = decision === 'rejected' ? cents : 0;
  return { balanceCents: balanceCents + back, heldCents: Math.max(0, heldCents - cents) };
}

/** What a wallet becomes when a movement is entered, and then when it is approved. */
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

/** Why the one who looks may not decide so, by the very rules that the API applies. */
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
