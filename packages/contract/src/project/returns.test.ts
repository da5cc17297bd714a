import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsMax, decimalFromCents } from '../shared/money.ts';
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
      { numRuns: 2_000 },
    );
  }, 60_000);

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
      let [exact, until] = [0, 0];
      for (const [period, lines] of linesOfAll(deliveries, equal, fair.managerFeeHundredths).entries()) {
        until += deliveries[period]?.grossCents ?? 0;
        exact = until / count;
        for (const [index, line] of lines.entries()) {
          gross[index] = (gross[index] ?? 0) + line.grossCents;
          fees[index] = (fees[index] ?? 0) + line.feeCents;
        }
        const errors = gross.map((cents) => Math.abs(cents - exact));
        expect(Math.max(...errors)).toBeLessThan(1);
      }
      const total = sumOf(deliveries, 'grossCents');
      const feeTotal = fees.reduce((sum, cents) => sum + cents, 0);
      expect(feeTotal).toBe(percentOf(total, fair.managerFeeHundredths));
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
          for (const [index, { grossCents }] of lines.entries())
            sums[index] = (sums[index] ?? 0) + grossCents;
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
