/**
 * Goal: the cents of returns and fees are shared out fairly between orders. Method: the cases of a review, equal orders, and
 * random ones at usual terms, over all deliveries of a project.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentOf } from '../shared/proportion.ts';
import { deliveryFeePeriods } from './project-record.ts';
import { type Delivery, deliveriesOf, linesOfAll, type ReturnTerms } from './returns.ts';

const sumOf = <K extends string>(rows: readonly Record<K, number>[], key: K) =>
  rows.reduce((total, row) => total + row[key], 0);

const terms: ReturnTerms = {
  startOn: '2026-08-31',
  durationMonths: 12,
  targetProfitabilityHundredths: 850,
  managerFeeHundredths: 1_000,
  deliveryFeePeriod: 'monthly',
};

const anyTerms: fc.Arbitrary<ReturnTerms> = fc.record({
  startOn: fc.constantFrom('2026-01-31', '2028-02-29', '2026-07-01'),
  durationMonths: fc.integer({ min: 1, max: 600 }),
  targetProfitabilityHundredths: fc.integer({ min: 0, max: 9_999 }),
  managerFeeHundredths: fc.integer({ min: 0, max: 10_000 }),
  deliveryFeePeriod: fc.constantFrom(...deliveryFeePeriods),
});

it('[B4] takes fees that add up to the fee on all deliveries so far, at most a cent off, at usual terms', () => {
  const usualTerms = fc
    .tuple(anyTerms, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 25, max: 170 }), fc.nat(3_000))
    .map(([any, durationMonths, perMonth, managerFeeHundredths]): ReturnTerms => {
      const targetProfitabilityHundredths = durationMonths * perMonth;
      return { ...any, durationMonths, targetProfitabilityHundredths, managerFeeHundredths };
    });
  const usualShares = fc
    .array(fc.integer({ min: 5_000, max: 5_000_000 }), { minLength: 1, maxLength: 60 })
    .map((amounts) => amounts.map((amountCents, index) => ({ orderId: `order-${index}`, amountCents })));
  fc.assert(
    fc.property(usualTerms, usualShares, (usual, all) => {
      const deliveries = deliveriesOf(usual, sumOf(all, 'amountCents'));
      const lines = linesOfAll(deliveries, all, usual.managerFeeHundredths);
      let offCents = 0;
      const off = lines.map((delivered, index) => {
        offCents += sumOf(delivered, 'feeCents') - (deliveries[index] as Delivery).feeCents;
        return Math.abs(offCents);
      });
      expect(Math.max(...off)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  ['3 of 100 €', 3, 10_000, 1_000, 12],
  ['1,000 of 25 €', 1_000, 2_500, 2_700, 36],
  ['10,000 of 10 €', 10_000, 1_000, 3_000, 60],
  ['200 of 10 €', 200, 1_000, 2_000, 240],
  ['300 of 50 €', 300, 5_000, 1_800, 24],
])(
  '[B4] pays orders, %s, monthly within a cent of each other and of the exact share',
  (_, count, amountCents, targetProfitabilityHundredths, durationMonths) => {
    const fair = { ...terms, targetProfitabilityHundredths, durationMonths };
    const equal = Array.from({ length: count }, (_order, index) => ({
      orderId: `order-${index}`,
      amountCents,
    }));
    const deliveries = deliveriesOf(fair, count * amountCents);
    const gross = equal.map(() => 0);
    const fees = equal.map(() => 0);
    let until = 0;
    for (const [period, lines] of linesOfAll(deliveries, equal, fair.managerFeeHundredths).entries()) {
      until += deliveries[period]?.grossCents ?? 0;
      for (const [index, line] of lines.entries()) {
        gross[index] = (gross[index] ?? 0) + line.grossCents;
        fees[index] = (fees[index] ?? 0) + line.feeCents;
      }
      const errors = gross.map((cents) => Math.abs(cents - until / count));
      expect(Math.max(...errors)).toBeLessThan(1);
    }
    const total = sumOf(deliveries, 'grossCents');
    expect(fees.reduce((sum, cents) => sum + cents, 0)).toBe(percentOf(total, fair.managerFeeHundredths));
    expect(Math.max(...fees) - Math.min(...fees)).toBeLessThanOrEqual(1);
    const nets = gross.map((cents, index) => cents - (fees[index] ?? 0));
    expect(Math.max(...nets) - Math.min(...nets)).toBeLessThanOrEqual(1);
  },
);

it('[B4] gives equal orders the same gross return within a cent', () => {
  const anyEqual = fc.record({
    count: fc.integer({ min: 2, max: 40 }),
    cents: fc.integer({ min: 1, max: 500_000 }),
  });
  fc.assert(
    fc.property(anyTerms, anyEqual, (any, { count, cents }) => {
      const equal = Array.from({ length: count }, (_, index) => ({
        orderId: `equal-${index}`,
        amountCents: cents,
      }));
      const sums = equal.map(() => 0);
      for (const lines of linesOfAll(deliveriesOf(any, count * cents), equal, any.managerFeeHundredths)) {
        for (const [index, { grossCents }] of lines.entries()) sums[index] = (sums[index] ?? 0) + grossCents;
        expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it.each([0, 500, 1_000, 1_250, 3_000])(
  '[B4] gives three orders of 100 euros net returns within a cent of each other, with a fee of %i hundredths',
  (managerFeeHundredths) => {
    const equal = ['a', 'b', 'c'].map((orderId) => ({ orderId, amountCents: 10_000 }));
    const year = { ...terms, targetProfitabilityHundredths: 1_000, managerFeeHundredths };
    const nets = [0, 0, 0];
    for (const lines of linesOfAll(deliveriesOf(year, 30_000), equal, managerFeeHundredths)) {
      for (const [index, { netCents }] of lines.entries()) nets[index] = (nets[index] ?? 0) + netCents;
      expect(Math.max(...nets) - Math.min(...nets)).toBeLessThanOrEqual(1);
    }
    expect(
      sumOf(
        nets.map((net) => ({ net })),
        'net',
      ),
    ).toBe(3_000 - percentOf(3_000, managerFeeHundredths));
  },
);

it('[B4] distributes the cents as in the example on the site', () => {
  const equal = ['a', 'b', 'c'].map((orderId) => ({ orderId, amountCents: 10_000 }));
  const year = { ...terms, targetProfitabilityHundredths: 1_000, managerFeeHundredths: 0 };
  const months = linesOfAll(deliveriesOf(year, 30_000), equal, 0).map((lines) =>
    lines.map(({ grossCents }) => grossCents),
  );
  expect(months[0]?.toSorted()).toEqual([83, 83, 84]);
  const afterThree = equal.map((_, index) =>
    sumOf(
      months.slice(0, 3).map((cents) => ({ cents: cents[index] ?? 0 })),
      'cents',
    ),
  );
  expect(afterThree).toEqual([250, 250, 250]);
});
