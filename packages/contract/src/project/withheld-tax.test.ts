import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appliedRate,
  type DatedTreatment,
  interestTaxRates,
  rateOn,
  taxByOrder,
  taxOf,
} from './withheld-tax.ts';

const line = (orderId: string, grossCents: number, feeCents = 0) => ({ orderId, grossCents, feeCents });

describe('the tax withheld of interest', () => {
  it.each([
    // gross, fee, tax
    [1_234, 123, 234],
    [1, 0, 0],
    [2, 0, 0],
    [3, 0, 1],
    [50, 0, 10],
    [1_000, 1_000, 0],
    [1_000, 900, 100],
    [0, 0, 0],
  ])('[L41] of %i cents with a fee of %i is %i', (grossCents, feeCents, tax) => {
    expect(taxOf([line('a', grossCents, feeCents)], 1_900)).toEqual([tax]);
  });

  it('[L41] is rounded once for all orders of an investor, not for each', () => {
    // Each order alone would be 0.475 cents, rounded to zero.
    const lines = [line('a', 2), line('b', 2), line('c', 2), line('d', 2)];
    expect(taxOf(lines, 1_900).reduce((sum, cents) => sum + cents, 0)).toBe(2);
  });

  it('[L41] adds up to the share of the gross, and leaves no order with less than nothing', () => {
    const order = fc.record({
      grossCents: fc.integer({ min: 0, max: 10_000_000 }),
      feePart: fc.double({ min: 0, max: 0.8, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(order, { minLength: 1, maxLength: 6 }), (orders) => {
        const lines = orders.map(({ grossCents, feePart }, index) =>
          line(`order ${index}`, grossCents, Math.floor(grossCents * feePart)),
        );
        const taxes = taxOf(lines, 1_900);
        const grossCents = lines.reduce((sum, one) => sum + one.grossCents, 0);
        expect(taxes.reduce((sum, cents) => sum + cents, 0)).toBe(Math.floor((grossCents * 19 + 50) / 100));
        for (const [index, { grossCents: gross, feeCents }] of lines.entries()) {
          expect(taxes[index]).toBeGreaterThanOrEqual(0);
          expect(gross - feeCents - (taxes[index] ?? 0)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('[L41] uses the rate of the day', () => {
    const rates = [
      { from: '2027-01-01', rateHundredths: 2_000 },
      { from: '2016-01-01', rateHundredths: 1_900 },
    ];
    expect(['2015-12-31', '2016-01-01', '2026-12-31', '2027-01-01'].map((day) => rateOn(rates, day))).toEqual(
      [0, 1_900, 1_900, 2_000],
    );
    expect(rateOn(interestTaxRates, '2026-11-23')).toBe(1_900);
  });
});

describe('the rate of a customer on a day', () => {
  const rates = [
    { from: '2016-01-01', rateHundredths: 1_900 },
    { from: '2027-01-01', rateHundredths: 800 },
  ];
  const treaty: DatedTreatment = {
    taxTreatmentId: 't',
    kind: 'treaty',
    rateHundredths: 1_000,
    fromDate: '2026-01-01',
    toDate: '2027-12-31',
  };
  const exempt: DatedTreatment = {
    ...treaty,
    taxTreatmentId: 'e',
    kind: 'exemptEntity',
    rateHundredths: 0,
    fromDate: '2024-01-01',
    toDate: '2024-12-31',
  };

  it.each([
    ['2023-12-31', 1_900, null],
    ['2024-01-01', 0, exempt],
    ['2024-12-31', 0, exempt],
    ['2025-06-30', 1_900, null],
    ['2026-01-01', 1_000, treaty],
    // The customer's own rate never exceeds the general rate.
    ['2027-01-01', 800, treaty],
    ['2027-12-31', 800, treaty],
    ['2028-01-01', 800, null],
    ['2015-12-31', 0, null],
  ])('[L43] on %s is %i', (day, rateHundredths, treatment) => {
    expect(appliedRate(rates, [treaty, exempt], day)).toEqual({ rateHundredths, treatment });
  });

  it('[L43] ignores a treatment that was withdrawn', () => {
    const withdrawn = { ...treaty, toDate: '2025-12-31' };
    for (const day of ['2025-12-31', '2026-01-01'])
      expect(appliedRate(rates, [withdrawn], day).treatment).toBeNull();
  });

  it('[L41][L43] follows the rate of each investor, independent of other investors', () => {
    const order = fc.record({
      owner: fc.integer({ min: 0, max: 3 }),
      grossCents: fc.integer({ min: 0, max: 1_000_000 }),
    });
    const ratesOf = fc.array(fc.integer({ min: 0, max: 1_900 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 12 }), ratesOf, (orders, ofOwners) => {
        const lines = orders.map(({ owner, grossCents }, index) => ({
          ...line(`order ${index}`, grossCents),
          userId: String(owner),
        }));
        const rateOf = (userId: string) => ofOwners[Number(userId)] ?? 0;
        const taxes = taxByOrder(lines, rateOf);
        for (const [userId, own] of Map.groupBy(lines, (one) => one.userId))
          expect(own.map(({ orderId }) => taxes.get(orderId))).toEqual(taxOf(own, rateOf(userId)));
      }),
    );
  });
});
