import { type BankAccount, cents } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { moneyBody, moneyProblems } from './money-request.ts';

const accounts = [
  { bankAccountId: 'valid', state: 'valid' },
  { bankAccountId: 'pending', state: 'pending' },
] as BankAccount[];
const say = (key: string) => key;
const problemsWith = (type: 'income' | 'withdraw', amount: string, bankAccountId = 'valid') =>
  moneyProblems({ type, wallet: { balance: cents(10_000) }, accounts }, { amount, bankAccountId }, say);

describe('a request for a deposit or withdrawal', () => {
  it.each([
    ['income', '', { code: 'required', params: {} }],
    ['income', 'mucho', { code: 'money', params: {} }],
    ['income', '1.000.000.000,00', { code: 'amount_too_big', params: {} }],
    ['income', '0', { message: 'errors.wallet.amount_not_positive' }],
    ['withdraw', '100,01', { message: 'errors.wallet.amount_above_balance' }],
  ] as const)('[V6][V17] refuses to %s “%s”', (type, amount, problem) => {
    expect(problemsWith(type, amount)).toEqual({ amount: problem });
  });

  it('[V17] requires an accepted bank account', () => {
    expect(problemsWith('income', '50', 'pending')).toEqual({
      bankAccountId: { message: 'errors.wallet.bank_account_not_valid' },
    });
    expect(problemsWith('withdraw', '50', '')).toEqual({
      bankAccountId: { message: 'errors.wallet.bank_account_required' },
    });
  });

  it('[V17] may withdraw the complete balance, and deposit more than it', () => {
    expect(problemsWith('withdraw', '100')).toEqual({});
    expect(problemsWith('income', '2.500,50')).toEqual({});
    expect(moneyBody('income', { amount: '2.500,50', bankAccountId: 'valid' })).toEqual({
      type: 'income',
      amount: 250_050,
      bankAccountId: 'valid',
    });
  });
});
