import { cents } from '@semilla/contract';
import { expect, it } from 'vitest';
import { afterDecision, afterRequest } from './decision-model.ts';

const wallet = { balance: cents(100_000), held: cents(25_000) };

it.each([
  ['income', 'completed', 125_000, 25_000],
  ['income', 'rejected', 100_000, 25_000],
  ['withdraw', 'completed', 100_000, 0],
  ['withdraw', 'rejected', 125_000, 0],
] as const)('[S5] a %s that is %s leaves a balance of %i and %i held', (type, decision, balance, held) => {
  expect(afterDecision({ type, amount: cents(25_000) }, wallet, decision)).toEqual({ balance, held });
});

it('[A17] holds a withdrawal when it is created, and adds a deposit when it is approved', () => {
  expect(afterRequest({ type: 'withdraw', amount: cents(10_000) }, wallet)).toEqual({
    asked: { balance: 90_000, held: 35_000 },
    approved: { balance: 90_000, held: 25_000 },
  });
  expect(afterRequest({ type: 'income', amount: cents(10_000) }, wallet)).toEqual({
    asked: { balance: 100_000, held: 25_000 },
    approved: { balance: 110_000, held: 25_000 },
  });
});
