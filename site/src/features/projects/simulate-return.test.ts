import { cents } from '@semilla/contract/cents';
import { describe, expect, it } from 'vitest';
import { simulateReturn } from './simulate-return.ts';

const terms = {
  projectDuration: 18,
  targetProfitability: 1_275,
  managerFee: 1_000,
  deliveryFeePeriod: 'quarterly',
  startedAt: '2027-01-31',
} as const;

describe('simulateReturn', () => {
  it('[N4][B4] pays in the project’s intervals, and the capital with the last payment', () => {
    const { payments } = simulateReturn(terms, cents(100_000));
    expect(payments.map(({ month, dueOn }) => [month, dueOn])).toEqual([
      [3, '2027-04-30'],
      [6, '2027-07-31'],
      [9, '2027-10-31'],
      [12, '2028-01-31'],
      [15, '2028-04-30'],
      [18, '2028-07-31'],
    ]);
    expect(payments.map(({ principalCents }) => principalCents)).toEqual([0, 0, 0, 0, 0, 100_000]);
  });

  it.each([
    [100_000, { gainCents: 12_750, feeCents: 1_275, totalCents: 111_475 }],
    [1, { gainCents: 0, feeCents: 0, totalCents: 1 }],
  ])('[B4] says what comes of %i cents in all', (amount, expected) => {
    const simulated = simulateReturn(terms, cents(amount));
    expect(simulated).toMatchObject(expected);
    const paid = simulated.payments.reduce((sum, one) => sum + one.netCents + one.principalCents, 0);
    expect(paid).toBe(simulated.totalCents);
  });

  it('[L43] takes the tax of each payment, if its rule is given', () => {
    const days: string[] = [];
    const simulated = simulateReturn(terms, cents(100_000), (dueOn, { grossCents, feeCents }) => {
      days.push(dueOn);
      expect(grossCents).toBeGreaterThan(feeCents);
      return 100;
    });
    expect(simulated.totalCents).toBe(111_475 - 600);
    const paid = simulated.payments.reduce((sum, one) => sum + one.netCents + one.principalCents, 0);
    expect(paid).toBe(simulated.totalCents);
    expect(days).toEqual(simulated.payments.map(({ dueOn }) => dueOn));
  });

  it('[M4] has no dates before the project’s start is set', () => {
    const { payments } = simulateReturn({ ...terms, startedAt: null }, cents(100_000));
    expect(payments.map(({ dueOn }) => dueOn)).toEqual(Array.from({ length: 6 }, () => null));
  });
});
