import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsMax, decimalFromCents } from '../shared/money.ts';
import { percentOf } from '../shared/proportion.ts';
import { deliveryFeePeriods } from './project-record.ts';
import { type Delivery, deliveriesOf, linesOf, type ReturnTerms } from './returns.ts';

const sumOf = <K extends string>(rows: readonly Record<K, number>[], key: K) =>
  rows.reduce((total, row) => total + row[key], 0);

const terms: ReturnTerms = {
  startOn: '2026-08-31',
  durationMonths: 12,
  targetProfitabilityHundredths: 850,
  managerFeeHundredths: 1_000,
  deliveryFeePeriod: 'monthly',
};

// Three investors of odd amounts, 2,112.34 euros together, whose return at 8.50 % is 179.55 euros.
const shares = [10_001, 77_777, 123_456].map((amountCents, index) => ({
  orderId: `order-${index}`,
  amountCents,
}));
const investedCents = 211_234;

// Calculated separately with fractions. Net is gross minus fee: in total, and for each of the three investors.
const atTheEnd = [
  '2027-08-31: 179.55 - 17.96 = 161.59 | 8.50 - 0.85 = 7.65 | 66.11 - 6.61 = 59.50 | 104.94 - 10.50 = 94.44',
];
const schedules: Record<ReturnTerms['deliveryFeePeriod'], string[]> = {
  monthly: [
    '2026-09-30: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
    '2026-10-31: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
    '2026-11-30: 14.97 - 1.50 = 13.47 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.75 - 0.88 = 7.87',
    '2026-12-31: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
    '2027-01-31: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
    '2027-02-28: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
    '2027-03-31: 14.97 - 1.50 = 13.47 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.75 - 0.88 = 7.87',
    '2027-04-30: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
    '2027-05-31: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
    '2027-06-30: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
    '2027-07-31: 14.97 - 1.50 = 13.47 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.75 - 0.88 = 7.87',
    '2027-08-31: 14.96 - 1.50 = 13.46 | 0.71 - 0.07 = 0.64 | 5.51 - 0.55 = 4.96 | 8.74 - 0.88 = 7.86',
  ],
  quarterly: [
    '2026-11-30: 44.89 - 4.49 = 40.40 | 2.12 - 0.21 = 1.91 | 16.53 - 1.65 = 14.88 | 26.24 - 2.63 = 23.61',
    '2027-02-28: 44.88 - 4.49 = 40.39 | 2.12 - 0.21 = 1.91 | 16.53 - 1.65 = 14.88 | 26.23 - 2.63 = 23.60',
    '2027-05-31: 44.89 - 4.49 = 40.40 | 2.12 - 0.21 = 1.91 | 16.53 - 1.65 = 14.88 | 26.24 - 2.63 = 23.61',
    '2027-08-31: 44.89 - 4.49 = 40.40 | 2.12 - 0.21 = 1.91 | 16.53 - 1.65 = 14.88 | 26.24 - 2.63 = 23.61',
  ],
  annual: atTheEnd,
  end_of_project: atTheEnd,
};

type Amounts = Record<'grossCents' | 'feeCents' | 'netCents', number>;

const amountsOf = ({ grossCents, feeCents, netCents }: Amounts) =>
  `${decimalFromCents(grossCents)} - ${decimalFromCents(feeCents)} = ${decimalFromCents(netCents)}`;

const rowOf = (delivery: Delivery) =>
  `${delivery.dueOn}: ${[delivery, ...linesOf(delivery, shares)].map(amountsOf).join(' | ')}`;

describe('a schedule of 12 months at 8.50 %', () => {
  it.each(deliveryFeePeriods)('[B4][N4] delivered %s is correct to the cent', (deliveryFeePeriod) => {
    const deliveries = deliveriesOf({ ...terms, deliveryFeePeriod }, investedCents);
    expect(deliveries.map(rowOf)).toEqual(schedules[deliveryFeePeriod]);
    expect(sumOf(deliveries, 'grossCents')).toBe(17_955);
    expect(deliveries.map(({ period }) => period)).toEqual(deliveries.map((_, index) => index + 1));
  });

  it('[B4] returns the principal with the last delivery only', () => {
    const deliveries = deliveriesOf({ ...terms, deliveryFeePeriod: 'quarterly' }, investedCents);
    expect(deliveries.map(({ principalCents }) => principalCents)).toEqual([0, 0, 0, investedCents]);
    expect(deliveries.map(({ isLast }) => isLast)).toEqual([false, false, false, true]);
    const [first, , , last] = deliveries.map((delivery) => linesOf(delivery, shares));
    expect(first?.map(({ principalCents }) => principalCents)).toEqual([0, 0, 0]);
    expect(last?.map(({ principalCents }) => principalCents)).toEqual([10_001, 77_777, 123_456]);
    expect(last?.[0]).toEqual({
      orderId: 'order-0',
      grossCents: 212,
      feeCents: 21,
      netCents: 191,
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
  managerFeeHundredths: fc.integer({ min: 0, max: 9_999 }),
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
        for (const { grossCents, feeCents, netCents } of deliveriesOf(any, invested)) {
          expect(feeCents).toBe(percentOf(grossCents, any.managerFeeHundredths));
          expect(netCents).toBe(grossCents - feeCents);
          expect(Math.min(grossCents, feeCents, netCents)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('[B4] is distributed to the last cent, and no investor’s fee exceeds their return', () => {
    fc.assert(
      fc.property(anyTerms, anyShares, (any, all) => {
        const deliveries = deliveriesOf(any, sumOf(all, 'amountCents'));
        for (const delivery of [deliveries[0], deliveries.at(-1)]) {
          if (!delivery) throw new Error('a schedule has at least one delivery');
          const lines = linesOf(delivery, all);
          for (const key of ['grossCents', 'feeCents', 'netCents', 'principalCents'] as const) {
            expect(sumOf(lines, key), key).toBe(delivery[key]);
          }
          for (const { grossCents, feeCents, netCents } of lines) {
            expect(feeCents).toBeLessThanOrEqual(grossCents);
            expect(netCents).toBe(grossCents - feeCents);
            expect(feeCents).toBeGreaterThanOrEqual(0);
          }
          expect(lines.map(({ orderId }) => orderId)).toEqual(all.map(({ orderId }) => orderId));
        }
      }),
    );
  });

  it('[B4] refuses a principal that differs from the sum of its shares', () => {
    const [only] = deliveriesOf({ ...terms, deliveryFeePeriod: 'end_of_project' }, investedCents);
    expect(only && (() => linesOf(only, shares.slice(1)))).toThrow('do not make the principal');
  });

  it('[B4] is empty without investment', () => {
    const deliveries = deliveriesOf(terms, 0);
    expect(sumOf(deliveries, 'grossCents')).toBe(0);
    expect(deliveries.flatMap((delivery) => linesOf(delivery, []))).toEqual([]);
  });
});
