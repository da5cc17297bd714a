import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsMax } from '../shared/cents.ts';
import { decimalFromCents } from '../shared/decimals.ts';
import { percentOf } from '../shared/proportion.ts';
import { deliveryFeePeriods } from './project-record.ts';
import { type Delivery, deliveriesOf, linesOf, linesOfAll, type ReturnTerms, type Share } from './returns.ts';

const sumOf = <K extends string>(rows: readonly Record<K, number>[], key: K) =>
  rows.reduce((total, row) => total + row[key], 0);

const terms: ReturnTerms = {
  startOn: '2026-08-31',
  durationMonths: 12,
  targetProfitabilityHundredths: 850,
  managerFeeHundredths: 1_000,
  deliveryFeePeriod: 'monthly',
};

// Three investors with uneven amounts, 2,112.34 euros together, whose return at 8.50 % is 179.55 euros.
const shares = [10_001, 77_777, 123_456].map((amountCents, index) => ({
  orderId: `order-${index}`,
  amountCents,
}));
const investedCents = 211_234;

// Calculated separately with fractions: the day, then gross - fee = net, first in total and then for each of
// the three investors.
const atTheEnd = [
  '2027-08-31: 179.55 - 17.96 = 161.59 | 8.50 - 0.85 = 7.65 | 66.11 - 6.61 = 59.50 | 104.94 - 10.50 = 94.44',
];
const schedules: Record<ReturnTerms['deliveryFeePeriod'], string[]> = {
  monthly: [
    '2026-09-30: 14.96 - 1.50 = 13.46 | 0.70 - 0.07 = 0.63 | 5.51 - 0.55 = 4.96 | 8.75 - 0.88 = 7.87',
    '2026-10-31: 14.96 - 1.49 = 13.47 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.87 = 7.87',
    '2026-11-30: 14.97 - 1.50 = 13.47 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.75 - 0.88 = 7.87',
    '2026-12-31: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.56 = 4.95 | 8.74 - 0.87 = 7.87',
    '2027-01-31: 14.96 - 1.49 = 13.47 | 0.71 - 0.08 = 0.63 | 5.50 - 0.54 = 4.96 | 8.75 - 0.87 = 7.88',
    '2027-02-28: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
    '2027-03-31: 14.97 - 1.49 = 13.48 | 0.70 - 0.06 = 0.64 | 5.52 - 0.56 = 4.96 | 8.75 - 0.87 = 7.88',
    '2027-04-30: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
    '2027-05-31: 14.96 - 1.50 = 13.46 | 0.71 - 0.08 = 0.63 | 5.50 - 0.55 = 4.95 | 8.75 - 0.87 = 7.88',
    '2027-06-30: 14.96 - 1.49 = 13.47 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.87 = 7.87',
    '2027-07-31: 14.97 - 1.50 = 13.47 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.75 - 0.88 = 7.87',
    '2027-08-31: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
  ],
  quarterly: [
    '2026-11-30: 44.89 - 4.49 = 40.40 | 2.12 - 0.21 = 1.91 | 16.53 - 1.65 = 14.88 | 26.24 - 2.63 = 23.61',
    '2027-02-28: 44.88 - 4.49 = 40.39 | 2.13 - 0.22 = 1.91 | 16.52 - 1.65 = 14.87 | 26.23 - 2.62 = 23.61',
    '2027-05-31: 44.89 - 4.49 = 40.40 | 2.12 - 0.21 = 1.91 | 16.53 - 1.66 = 14.87 | 26.24 - 2.62 = 23.62',
    '2027-08-31: 44.89 - 4.49 = 40.40 | 2.13 - 0.21 = 1.92 | 16.53 - 1.65 = 14.88 | 26.23 - 2.63 = 23.60',
  ],
  annual: atTheEnd,
  end_of_project: atTheEnd,
};

type Amounts = Record<'grossCents' | 'feeCents' | 'netCents', number>;

const amountsOf = ({ grossCents, feeCents, netCents }: Amounts) =>
  `${decimalFromCents(grossCents)} - ${decimalFromCents(feeCents)} = ${decimalFromCents(netCents)}`;

const rowsOf = (deliveries: readonly Delivery[]) =>
  linesOfAll(deliveries, shares, terms.managerFeeHundredths).map((lines, index) => {
    const delivery = deliveries[index] as Delivery;
    return `${delivery.dueOn}: ${[delivery, ...lines].map(amountsOf).join(' | ')}`;
  });

describe('a schedule of 12 months at 8.50 %', () => {
  it.each(deliveryFeePeriods)('[B4][N4] delivered %s is correct to the cent', (deliveryFeePeriod) => {
    const deliveries = deliveriesOf({ ...terms, deliveryFeePeriod }, investedCents);
    expect(rowsOf(deliveries)).toEqual(schedules[deliveryFeePeriod]);
    expect(sumOf(deliveries, 'grossCents')).toBe(17_955);
    expect(deliveries.map(({ period }) => period)).toEqual(deliveries.map((_, index) => index + 1));
  });

  it('[B4] returns the principal with the last delivery only', () => {
    const deliveries = deliveriesOf({ ...terms, deliveryFeePeriod: 'quarterly' }, investedCents);
    expect(deliveries.map(({ principalCents }) => principalCents)).toEqual([0, 0, 0, investedCents]);
    expect(deliveries.map(({ isLast }) => isLast)).toEqual([false, false, false, true]);
    const [first, , , last] = linesOfAll(deliveries, shares, 1_000);
    expect(first?.map(({ principalCents }) => principalCents)).toEqual([0, 0, 0]);
    expect(last?.map(({ principalCents }) => principalCents)).toEqual([10_001, 77_777, 123_456]);
    expect(last?.[0]).toEqual({
      orderId: 'order-0',
      grossCents: 213,
      feeCents: 21,
      netCents: 192,
      principalCents: 10_001,
    });
  });
});

describe('the periods of a schedule', () => {
  it.each([
    ['monthly', 3, [1, 1, 1]],
    ['quarterly', 18, [3, 3, 3, 3, 3, 3]],
    ['quarterly', 7, [3, 3, 1]],
    ['quarterly', 2, [2]],
    ['annual', 30, [12, 12, 6]],
    ['annual', 12, [12]],
    ['end_of_project', 30, [30]],
    ['monthly', 1, [1]],
  ] as const)('[N4] delivered %s over %i months are %j', (deliveryFeePeriod, durationMonths, months) => {
    const deliveries = deliveriesOf({ ...terms, deliveryFeePeriod, durationMonths }, investedCents);
    expect(deliveries.map((delivery) => delivery.months)).toEqual(months);
  });

  it('[N4] pay for the months they contain', () => {
    const uneven: ReturnTerms = { ...terms, deliveryFeePeriod: 'quarterly', durationMonths: 7 };
    const deliveries = deliveriesOf({ ...uneven, targetProfitabilityHundredths: 700 }, 1_000_000);
    expect(deliveries.map(({ dueOn, grossCents }) => [dueOn, grossCents])).toEqual([
      ['2026-11-30', 30_000],
      ['2027-02-28', 30_000],
      ['2027-03-31', 10_000],
    ]);
  });
});

const anyTerms: fc.Arbitrary<ReturnTerms> = fc.record({
  startOn: fc.constantFrom('2026-01-31', '2028-02-29', '2026-07-01'),
  durationMonths: fc.integer({ min: 1, max: 600 }),
  targetProfitabilityHundredths: fc.integer({ min: 0, max: 9_999 }),
  managerFeeHundredths: fc.integer({ min: 0, max: 10_000 }),
  deliveryFeePeriod: fc.constantFrom(...deliveryFeePeriods),
});

const anyShares = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2_000_000_000 })), {
    minLength: 1,
    maxLength: 25,
  })
  .map((amounts) => amounts.map((amountCents, index) => ({ orderId: `order-${index}`, amountCents })));

describe('every schedule', () => {
  it('[B4] adds up to the return of the whole duration and covers every month', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: centsMax }), (any, invested) => {
        const deliveries = deliveriesOf(any, invested);
        expect(sumOf(deliveries, 'grossCents')).toBe(percentOf(invested, any.targetProfitabilityHundredths));
        expect(sumOf(deliveries, 'months')).toBe(any.durationMonths);
        expect(sumOf(deliveries, 'principalCents')).toBe(invested);
        const days = deliveries.map(({ dueOn }) => dueOn);
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(deliveries.filter(({ isLast }) => isLast)).toEqual(deliveries.slice(-1));
      }),
    );
  });

  it('[B4] takes a fee that never exceeds the return', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: centsMax }), (any, invested) => {
        const deliveries = deliveriesOf(any, invested);
        for (const { grossCents, feeCents, netCents } of deliveries) {
          expect(netCents).toBe(grossCents - feeCents);
          expect(Math.min(grossCents, feeCents, netCents)).toBeGreaterThanOrEqual(0);
        }
        const gross = sumOf(deliveries, 'grossCents');
        expect(sumOf(deliveries, 'feeCents')).toBe(percentOf(gross, any.managerFeeHundredths));
      }),
    );
  });

  it('[B4] is distributed completely, takes nothing back, and keeps every order within a cent of its share', () => {
    fc.assert(
      fc.property(anyTerms, anyShares, (any, all) => {
        const invested = sumOf(all, 'amountCents');
        const fee = any.managerFeeHundredths;
        const deliveries = deliveriesOf(any, invested);
        const received = all.map(() => ({ gross: 0, fee: 0 }));
        let until = 0;
        for (const [index, lines] of linesOfAll(deliveries, all, fee).entries()) {
          const delivery = deliveries[index] as Delivery;
          until += delivery.grossCents;
          expect(lines.map(({ orderId }) => orderId)).toEqual(all.map(({ orderId }) => orderId));
          expect(sumOf(lines, 'grossCents')).toBe(delivery.grossCents);
          expect(sumOf(lines, 'principalCents')).toBe(delivery.principalCents);
          // One assertion for all lines, because one per line is too slow.
          const wrong = lines.filter(({ grossCents, feeCents, netCents }, place) => {
            const sum = received[place] as (typeof received)[number];
            sum.gross += grossCents;
            sum.fee += feeCents;
            // Compared as a fraction, because the amounts exceed what a number holds exactly.
            const error =
              BigInt(sum.gross) * BigInt(invested) -
              BigInt(until) * BigInt((all[place] as Share).amountCents);
            // The fee is rounded from what the order received, which may differ by a cent from its exact share.
            const whole = BigInt(invested) * 10_000n;
            const exactFee = BigInt(until) * BigInt((all[place] as Share).amountCents) * BigInt(fee);
            const feeError = BigInt(sum.fee) * whole - exactFee;
            const feeErrorMax = whole + BigInt(invested) * BigInt(fee);
            return (
              feeError >= feeErrorMax ||
              feeError <= -feeErrorMax ||
              Math.min(grossCents, feeCents, netCents) < 0 ||
              netCents !== grossCents - feeCents ||
              error >= BigInt(invested) ||
              error <= -BigInt(invested) ||
              Math.abs(sum.fee * 10_000 - sum.gross * fee) >= 10_000
            );
          });
          expect(wrong).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it('[B4] corrects in the next delivery what earlier ones distributed by another rule', () => {
    const equal = ['a', 'b', 'c', 'd'].map((orderId) => ({ orderId, amountCents: 100 }));
    const unfair = equal.map((share, index) => ({
      ...share,
      received: { grossCents: index === 0 ? 8 : 0, feeCents: index === 0 ? 3 : 0 },
    }));
    const next = { grossCents: 8, principalCents: 0, isLast: false };
    const lines = linesOf(next, unfair, 2_500);
    expect(lines.map(({ grossCents }) => grossCents)).toEqual([0, 3, 3, 2]);
    expect(lines.map(({ feeCents }) => feeCents)).toEqual([0, 0, 1, 0]);
    const rest = linesOf({ ...next, grossCents: 24 }, unfair, 2_500);
    expect(rest.map(({ grossCents }) => grossCents)).toEqual([0, 8, 8, 8]);
  });

  it('[B4] refuses a principal that differs from the sum of its shares', () => {
    const [only] = deliveriesOf({ ...terms, deliveryFeePeriod: 'end_of_project' }, investedCents);
    expect(only && (() => linesOf(only, shares.slice(1), 0))).toThrow('do not make the principal');
  });

  it('[B4] is empty without investment', () => {
    const deliveries = deliveriesOf(terms, 0);
    expect(sumOf(deliveries, 'grossCents')).toBe(0);
    expect(deliveries.flatMap((delivery) => linesOf(delivery, [], 0))).toEqual([]);
  });
});
