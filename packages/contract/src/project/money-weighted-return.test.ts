// Goal: the return of a portfolio is right for any payments.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar.ts';
import { type CashFlow, moneyWeightedReturn } from './money-weighted-return.ts';

const flows = (...rows: [string, number][]): CashFlow[] => rows.map(([on, cents]) => ({ on, cents }));

describe('the money-weighted return', () => {
  it.each<[string, CashFlow[], number | null]>([
    ['no flows', [], null],
    ['all on one day', flows(['2026-01-01', -10_000], ['2026-01-01', 12_000]), null],
    ['nothing but money in', flows(['2026-01-01', -10_000], ['2026-06-01', -10_000]), null],
    ['nothing but money out', flows(['2026-01-01', 10_000], ['2026-06-01', 10_000]), null],
    ['a total loss', flows(['2025-01-01', -10_000], ['2026-01-01', 0]), -10_000],
    [
      'a total loss of several investments',
      flows(['2024-01-01', -10_000], ['2025-01-01', -50], ['2026-01-01', 0]),
      -10_000,
    ],
    ['a year at ten percent', flows(['2025-01-01', -10_000], ['2026-01-01', 11_000]), 1_000],
    ['a year that loses half', flows(['2025-01-01', -10_000], ['2026-01-01', 5_000]), -5_000],
    ['the same back', flows(['2025-01-01', -10_000], ['2026-01-01', 10_000]), 0],
    ['the order of the rows', flows(['2026-01-01', 11_000], ['2025-01-01', -10_000]), 1_000],
    ['a few days that lose almost all', flows(['2026-01-01', -10_000_000], ['2026-01-03', 1]), -10_000],
    ['a day that multiplies the money', flows(['2026-01-01', -1], ['2026-01-02', 10_000_000]), null],
    [
      'fifty years of large amounts',
      flows(['1976-01-01', -99_999_999_999], ['2025-12-19', 99_999_999_999], ['2025-12-19', 1]),
      0,
    ],
    [
      'the example in the manuals of spreadsheets',
      flows(
        ['2008-01-01', -1_000_000],
        ['2008-03-01', 275_000],
        ['2008-10-30', 425_000],
        ['2009-02-15', 325_000],
        ['2009-04-01', 275_000],
      ),
      3_734,
    ],
    [
      'new money shortly before the end',
      flows(['2024-01-01', -10_000], ['2025-12-31', -1_000_000], ['2026-01-01', 1_012_100]),
      892,
    ],
  ])('[R4] is right for %s', (_what, given, expected) => {
    expect(moneyWeightedReturn(given)).toBe(expected);
  });

  it('[R4] takes the rate nearest to zero if several rates solve the equation', () => {
    // The money doubles within a year, then more money goes in: both 0 % and 100 % solve the equation.
    const both = flows(['2024-01-02', -10_000], ['2025-01-01', 30_000], ['2026-01-01', -20_000]);
    expect(moneyWeightedReturn(both)).toBe(0);
  });
});

const worthAt = (hundredths: number, given: readonly CashFlow[]) =>
  given.reduce((sum, { on, cents }) => {
    const days = (Date.parse(on) - Date.parse('2020-01-01')) / 86_400_000;
    return sum + cents / (1 + hundredths / 10_000) ** (days / 365);
  }, 0);

/** Tries all rates from the lowest. If money only comes back after it went in, the present value falls as the rate rises. */
function tryRates(given: readonly CashFlow[]): number {
  let coarse = -9_999;
  while (worthAt(coarse + 50, given) > 0) coarse += 50;
  let rate = coarse;
  while (worthAt(rate + 1, given) > 0) rate += 1;
  return rate;
}

const histories = fc
  .record({
    invested: fc.array(
      fc.record({ day: fc.integer({ min: 0, max: 99 }), cents: fc.integer({ min: 1_000, max: 5_000_000 }) }),
      { minLength: 1, maxLength: 4 },
    ),
    back: fc.array(
      fc.record({ day: fc.integer({ min: 300, max: 4_000 }), share: fc.integer({ min: 1, max: 80 }) }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ invested, back }): CashFlow[] => {
    const total = invested.reduce((sum, { cents }) => sum + cents, 0);
    return [
      ...invested.map(({ day, cents }) => ({ on: addDays('2020-01-01', day), cents: -cents })),
      ...back.map(({ day, share }) => ({
        on: addDays('2020-01-01', day),
        cents: Math.ceil((total * share) / 100),
      })),
    ];
  });

it('[R4] the money-weighted return agrees with trying one rate after the other', () => {
  fc.assert(
    fc.property(histories, (given) => {
      const tried = tryRates(given);
      const found = moneyWeightedReturn(given) ?? Number.NaN;
      expect(found - tried).toBeGreaterThanOrEqual(0);
      expect(found - tried).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});
