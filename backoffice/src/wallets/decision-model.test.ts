import { expect, it } from 'vitest';
import { buildTransaction, buildWallet } from '../testing/money-records.ts';
import { afterDecision, afterRequest } from './decision-model.ts';

const wallet = buildWallet({ balance: '1000.00', held: '250.00' });

it.each([
  ['income', 'completed', 125_000, 25_000],
  ['income', 'rejected', 100_000, 25_000],
  ['withdraw', 'completed', 100_000, 0],
  ['withdraw', 'rejected', 125_000, 0],
] as const)(
  '[S5] a %s that is %s leaves a balance of %i and %i held',
  (type, decision, balanceCents, heldCents) => {
    const transaction = buildTransaction({ type, amount: '250.00' });
    expect(afterDecision(transaction, wallet, decision)).toEqual({ balanceCents, heldCents });
  },
);

it('[A17] holds a withdrawal when it is created, and adds a deposit when it is approved', () => {
  expect(afterRequest({ type: 'withdraw', amount: '100.00' }, wallet)).toEqual({
    asked: { balanceCents: 90_000, heldCents: 35_000 },
    approved: { balanceCents: 90_000, heldCents: 25_000 },
  });
  expect(afterRequest({ type: 'income', amount: '100.00' }, wallet)).toEqual({
    asked: { balanceCents: 100_000, heldCents: 25_000 },
    approved: { balanceCents: 110_000, heldCents: 25_000 },
  });
});
