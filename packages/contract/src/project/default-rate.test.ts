import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar.ts';
import {
  averageRate,
  countOutsideWindows,
  countWindow,
  type LoanHistory,
  type RateWindow,
  ratesAt,
  type WindowCount,
  windowOf,
} from './default-rate.ts';

const loan = (given: Partial<LoanHistory> = {}): LoanHistory => ({
  projectId: 'p',
  category: 'c',
  financedOn: '2024-05-01',
  closedOn: null,
  dueOn: ['2025-05-01', '2026-05-01'],
  defaultedOn: null,
  ...given,
});
const count = (loans: number, defaults: number): WindowCount => ({ ...windowOf(2025), loans, defaults });

describe('a window of twelve months', () => {
  it.each([
    ['a loan with a payment due in it', loan(), 1, 0],
    ['one that defaults in it', loan({ defaultedOn: '2025-08-01' }), 1, 1],
    ['a default on its first day', loan({ defaultedOn: '2025-01-01' }), 1, 1],
    ['a default on its last day', loan({ defaultedOn: '2025-12-31' }), 1, 1],
    ['a default after it', loan({ defaultedOn: '2026-01-01' }), 1, 0],
    ['no loan in default when it begins', loan({ defaultedOn: '2024-12-31' }), 0, 0],
    ['no loan without a payment due in it', loan({ dueOn: ['2024-12-31', '2026-01-01'] }), 0, 0],
    ['no default of a loan without one', loan({ dueOn: ['2024-12-31'], defaultedOn: '2025-02-01' }), 0, 0],
    ['a payment on its first day', loan({ dueOn: ['2025-01-01'] }), 1, 0],
    ['a payment on its last day', loan({ dueOn: ['2025-12-31'] }), 1, 0],
    ['no loan that begins in it', loan({ financedOn: '2025-01-01' }), 0, 0],
    ['one that began the day before', loan({ financedOn: '2024-12-31' }), 1, 0],
    ['no loan that was over before', loan({ closedOn: '2024-12-31' }), 0, 0],
    ['one that ends in it', loan({ closedOn: '2025-01-01' }), 1, 0],
  ])('[L32] counts %s', (_title, given, loans, defaults) => {
    expect(countWindow([given], windowOf(2025))).toEqual({ ...windowOf(2025), loans, defaults });
  });
});

describe('the average of windows', () => {
  it.each([
    ['no window', [], null],
    ['windows without a loan', [count(0, 0), count(0, 0)], null],
    ['a window in which all default', [count(4, 4)], 10_000],
    ['none in default', [count(4, 0)], 0],
    ['each window with the same weight, whatever its loans', [count(100, 0), count(2, 1)], 2_500],
    ['without the windows that had no loan', [count(0, 0), count(4, 1)], 2_500],
    ['rounded half up', [count(8, 1), count(16, 0), count(1, 0)], 417],
  ] as const)('[L32] of %s', (_title, windows, rate) => {
    expect(averageRate(windows)).toBe(rate);
  });
});

it('[L32] averages all years since the first loan, and expects the average of the earlier years', () => {
  const loans = [
    loan({ financedOn: '2021-06-01', dueOn: ['2022-02-01', '2023-02-01'], defaultedOn: '2022-06-01' }),
  ];
  expect(ratesAt(2025, [], 2021).windows.map(({ from }) => from.slice(0, 4))).toEqual([
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
  ]);
  expect(ratesAt(2022, loans, 2021).windows.map(({ from }) => from.slice(0, 4))).toEqual(['2021', '2022']);
  expect(ratesAt(2022, loans, 2021)).toMatchObject({ actual: 10_000, expected: null });
  expect(ratesAt(2023, loans, 2021)).toMatchObject({ actual: 10_000, expected: 10_000 });
  expect(ratesAt(2025, loans, 2021)).toMatchObject({ actual: 10_000, expected: 10_000 });
});

function daysOf({ from, to }: RateWindow): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Counts like `countWindow`, but day by day. */
function slowCount(loans: readonly LoanHistory[], days: readonly string[]): [number, number] {
  const before = addDays(String(days[0]), -1);
  let [found, defaulted] = [0, 0];
  for (const { financedOn, closedOn, defaultedOn, dueOn } of loans) {
    const isThere = financedOn <= before && !(closedOn && closedOn <= before);
    const isPerforming = !(defaultedOn && defaultedOn <= before);
    if (!isThere || !isPerforming || !days.some((day) => dueOn.includes(day))) continue;
    found += 1;
    if (days.some((day) => day === defaultedOn)) defaulted += 1;
  }
  return [found, defaulted];
}

function slowAverage(windows: readonly WindowCount[]): number | null {
  let [top, bottom, number] = [0n, 1n, 0n];
  for (const { loans, defaults } of windows) {
    if (loans === 0) continue;
    top = top * BigInt(loans) + BigInt(defaults) * bottom;
    bottom *= BigInt(loans);
    number += 1n;
  }
  if (number === 0n) return null;
  const scaled = top * 10_000n;
  const [down, rest] = [scaled / (bottom * number), scaled % (bottom * number)];
  return Number(rest * 2n >= bottom * number ? down + 1n : down);
}

it('[L32] agrees with a count of every day for random loans', () => {
  let state = 42;
  const random = (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % max;
  };
  const someDay = () => addDays('2022-10-01', random(1_200));
  const years = [2023, 2024, 2025].map((year) => ({ window: windowOf(year), days: daysOf(windowOf(year)) }));
  for (let round = 0; round < 60; round += 1) {
    const loans = Array.from({ length: random(9) }, () =>
      loan({
        financedOn: someDay(),
        closedOn: random(3) ? null : someDay(),
        dueOn: Array.from({ length: 1 + random(4) }, someDay),
        defaultedOn: random(2) ? null : someDay(),
      }),
    );
    for (const { window, days } of years) {
      const counted = countWindow(loans, window);
      expect([counted.loans, counted.defaults], `round ${round}`).toEqual(slowCount(loans, days));
    }
    const windows = years.map(({ window }) => countWindow(loans, window));
    expect(averageRate(windows), `round ${round}`).toBe(slowAverage(windows));
  }
});

describe('the defaults that count in no window', () => {
  it.each([
    ['a default that counts in its year', loan({ defaultedOn: '2025-08-01' }), 0],
    ['a loan that begins and defaults in one year', loan({ defaultedOn: '2024-11-17' }), 1],
    ['a default in a year without a payment', loan({ dueOn: ['2026-05-01'], defaultedOn: '2025-02-01' }), 1],
    ['a loan without a default', loan(), 0],
  ])('[L32] %s', (_title, given, expected) => {
    expect(countOutsideWindows([given])).toBe(expected);
  });
});
