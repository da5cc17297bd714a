import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abilityToBearLoss,
  type LossInputs,
  lossInputNames,
  netWorthOf,
  simulationValidUntil,
  thresholdOf,
  valuationDays,
} from './loss-rules.ts';

const nothing: LossInputs = {
  workIncome: 0,
  savingsIncome: 0,
  rentIncome: 0,
  deposits: 0,
  instruments: 0,
  commitments: 0,
  expenses: 0,
};

describe('the simulation of losses', () => {
  it.each<[Partial<LossInputs>, number, number]>([
    [{}, 0, 0],
    [{ workIncome: 2_400_000, deposits: 1_600_000, commitments: 900_000 }, 3_100_000, 310_000],
    [{ savingsIncome: 100, rentIncome: 200, instruments: 300, expenses: 50 }, 550, 55],
    [{ workIncome: 1_000_000, commitments: 700_000, expenses: 300_000 }, 0, 0],
    [{ workIncome: 1_000_000, commitments: 700_000, expenses: 300_001 }, -1, 0],
    [{ deposits: 9 }, 9, 0],
    [{ deposits: 10 }, 10, 1],
    [{ deposits: 19 }, 19, 1],
    [{ commitments: 5_000_000 }, -5_000_000, 0],
  ])('[L6] makes of %o a net worth of %i and an ability to bear loss of %i', (given, netWorth, ability) => {
    expect(netWorthOf({ ...nothing, ...given })).toBe(netWorth);
    expect(abilityToBearLoss(netWorth)).toBe(ability);
  });

  it('[L6] keeps the ability to bear loss between zero and a tenth of all income and assets', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(fc.record(Object.fromEntries(lossInputNames.map((name) => [name, amount]))), (given) => {
        const inputs = given as unknown as LossInputs;
        const ability = abilityToBearLoss(netWorthOf(inputs));
        const { commitments: _, expenses: __, ...held } = inputs;
        const all = Object.values(held).reduce((sum, cents) => sum + cents, 0);
        expect(ability).toBeGreaterThanOrEqual(0);
        expect(ability * 10).toBeLessThanOrEqual(all);
      }),
    );
  });

  it('[L6] accepts values of the last 31 December, or of a later day', () => {
    expect(valuationDays('2026-03-02')).toEqual({ first: '2025-12-31', last: '2026-03-02' });
    expect(valuationDays('2026-01-01')).toEqual({ first: '2025-12-31', last: '2026-01-01' });
  });

  it.each([
    ['2026-03-02', '2027-03-01'],
    ['2024-02-29', '2025-02-27'],
  ])('[L7] a result of %s counts until %s', (sentOn, until) => {
    expect(simulationValidUntil(sentOn)).toBe(until);
  });
});

it.each([
  [null, 100_000],
  [0, 100_000],
  [199_999, 100_000],
  [200_000, 100_000],
  [200_001, 100_000],
  [200_002, 100_001],
  [310_000, 155_000],
  [99_999_999_999, 49_999_999_999],
])('[L8] the threshold of the result %s is %i', (result, threshold) => {
  expect(thresholdOf(result)).toBe(threshold);
});
