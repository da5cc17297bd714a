import { deliveryFeePeriods, taxOf } from '@semilla/contract';
import { cents } from '@semilla/contract/cents';
import { deliveriesOf, linesOfAll } from '@semilla/contract/returns';
import fc from 'fast-check';
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
  it('[N4][B4] pays in the project’s intervals, and returns the capital with the last payment', () => {
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
  ])('[B4] computes the total for %i cents', (amount, expected) => {
    const simulated = simulateReturn(terms, cents(amount));
    expect(simulated).toMatchObject(expected);
    const paid = simulated.payments.reduce((sum, one) => sum + one.netCents + one.principalCents, 0);
    expect(paid).toBe(simulated.totalCents);
  });

  it('[L43] uses the tax rate of each payment’s date', () => {
    const rates = [
      { from: '2016-01-01', rateHundredths: 1_900 },
      { from: '2028-01-01', rateHundredths: 2_100 },
    ];
    const simulated = simulateReturn(terms, cents(100_000), { rates, assumedStart: '2026-01-01' });
    // 2.125,00 per payment: 19 % tax on the first three, 21 % on those of 2028.
    expect(simulated.payments.map(({ taxCents }) => taxCents)).toEqual([404, 404, 404, 446, 446, 446]);
    expect(simulated.totalCents).toBe(111_475 - 3 * 404 - 3 * 446);
    expect(simulated.netCents).toBe(simulated.gainCents - simulated.feeCents - simulated.taxCents);
  });

  it('[M4] has no dates until the project’s start is set', () => {
    const { payments } = simulateReturn({ ...terms, startedAt: null }, cents(100_000));
    expect(payments.map(({ dueOn }) => dueOn)).toEqual(Array.from({ length: 6 }, () => null));
  });

  it('[L43] uses an assumed start date to find the rates of a project without a start', () => {
    const rates = [{ from: '2027-01-01', rateHundredths: 1_900 }];
    const taxFrom = (assumedStart: string) =>
      simulateReturn({ ...terms, startedAt: null }, cents(100_000), { rates, assumedStart }).taxCents;
    expect([taxFrom('2024-01-01'), taxFrom('2027-01-01')]).toEqual([0, 6 * 404]);
  });

  it('[B4][L41] equals to the cent what a single investor is really paid, for any terms and amount', () => {
    const anyTerms = fc.record({
      projectDuration: fc.integer({ min: 1, max: 600 }),
      targetProfitability: fc.integer({ min: 0, max: 9_999 }),
      managerFee: fc.integer({ min: 0, max: 9_999 }),
      deliveryFeePeriod: fc.constantFrom(...deliveryFeePeriods),
    });
    const rate = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 500_000_000 }), rate, (any, amount, rateHundredths) => {
        const startedAt = '2026-08-31';
        const rates = [{ from: '2016-01-01', rateHundredths }];
        const simulated = simulateReturn({ ...any, startedAt }, cents(amount), {
          rates,
          assumedStart: startedAt,
        });
        const deliveries = deliveriesOf(
          {
            startOn: startedAt,
            durationMonths: any.projectDuration,
            targetProfitabilityHundredths: any.targetProfitability,
            managerFeeHundredths: any.managerFee,
            deliveryFeePeriod: any.deliveryFeePeriod,
          },
          amount,
        );
        const paid = linesOfAll(deliveries, [{ orderId: 'o', amountCents: amount }], any.managerFee).map(
          ([line], index) => {
            if (!line) throw new Error('a lone order takes part in every delivery');
            const [taxCents = 0] = taxOf([line], rateHundredths);
            const { grossCents, feeCents, principalCents } = line;
            const dueOn = deliveries[index]?.dueOn;
            return { dueOn, grossCents, feeCents, taxCents, principalCents };
          },
        );
        expect(
          simulated.payments.map(({ dueOn, grossCents, feeCents, taxCents, principalCents }) => ({
            dueOn,
            grossCents,
            feeCents,
            taxCents,
            principalCents,
          })),
        ).toEqual(paid);
        const inAll = paid.reduce(
          (sum, one) => sum + one.grossCents - one.feeCents - one.taxCents + one.principalCents,
          0,
        );
        expect(simulated.totalCents).toBe(inAll);
      }),
    );
  });
});
