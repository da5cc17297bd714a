import type { FieldProblems } from '@semilla/client';
import {
  type BankAccount,
  type ClientInputOf,
  cents,
  centsMax,
  requestRefusal,
  type TransactionType,
  type v1,
  type Wallet,
} from '@semilla/contract';
import { centsFromTyped } from '../../lib/cents-from-typed.ts';
import { sayRefusal } from '../../lib/say-refusal.ts';
import type { Say } from '../../lib/words.ts';

export interface MoneyValues extends Record<string, string> {
  amount: string;
  bankAccountId: string;
}

interface Situation {
  type: TransactionType;
  wallet: Pick<Wallet, 'balance'>;
  accounts: readonly BankAccount[];
}

type Body = NonNullable<ClientInputOf<typeof v1.transactions.request>['body']>;

export function moneyBody(type: TransactionType, { amount, bankAccountId }: MoneyValues): Body {
  return { type, amount: centsFromTyped(amount) ?? cents(0), bankAccountId };
}

/** Why a request cannot be sent. The amount is validated first, then the rules of the wallet. */
export function moneyProblems(situation: Situation, values: MoneyValues, say: Say): FieldProblems {
  const { type, wallet, accounts } = situation;
  if (values.amount.trim() === '') return { amount: { code: 'required', params: {} } };
  const amountCents = centsFromTyped(values.amount);
  if (amountCents === undefined) return { amount: { code: 'money', params: {} } };
  if (amountCents > centsMax) return { amount: { code: 'amount_too_big', params: {} } };
  const account = accounts.find(({ bankAccountId }) => bankAccountId === values.bankAccountId);
  const refusal = requestRefusal({
    type,
    amountCents,
    balanceCents: wallet.balance,
    bankAccountState: account?.state,
  });
  if (!refusal) return {};
  return { [refusal.field ?? 'amount']: { message: sayRefusal(say, refusal) } };
}
