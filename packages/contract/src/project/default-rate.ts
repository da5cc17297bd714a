// Imports no schemas, so that pages can use it without loading zod.

/** The data of a loan for the default rate. A run stores it, so that anyone can compute the run again. */
export interface LoanHistory {
  projectId: string;
  /** The project type. */
  category: string;
  financedOn: string;
  closedOn: string | null;
  /** The days on which payments are due. */
  dueOn: string[];
  defaultedOn: string | null;
}

/** Twelve months, both days included. */
export interface RateWindow {
  from: string;
  to: string;
}

export const windowOf = (year: number): RateWindow => ({ from: `${year}-01-01`, to: `${year}-12-31` });

export interface WindowCount extends RateWindow {
  /** Loans that were not in default at the start of the window and had a payment due in it. */
  loans: number;
  /** How many of these loans defaulted in the window. */
  defaults: number;
}

/** Delegated Regulation (EU) 2022/2115, article 2: counts loans, not amounts. */
export function countWindow(loans: readonly LoanHistory[], { from, to }: RateWindow): WindowCount {
  const isWithin = (day: string) => day >= from && day <= to;
  const counted = loans.filter(
    ({ financedOn, closedOn, defaultedOn, dueOn }) =>
      financedOn < from &&
      (closedOn === null || closedOn >= from) &&
      (defaultedOn === null || defaultedOn >= from) &&
      dueOn.some(isWithin),
  );
  const defaults = counted.filter(({ defaultedOn }) => defaultedOn !== null && isWithin(defaultedOn));
  return { from, to, loans: counted.length, defaults: defaults.length };
}

/**
 * How many loans defaulted without counting in any window: they began in the same year, or had no payment due
 * in it.
 */
export function countOutsideWindows(loans: readonly LoanHistory[]): number {
  return loans.filter(({ defaultedOn, ...loan }) => {
    if (defaultedOn === null) return false;
    const year = Number(defaultedOn.slice(0, 4));
    return countWindow([{ defaultedOn, ...loan }], windowOf(year)).defaults === 0;
  }).length;
}

/**
 * The simple average of the rates of several windows in hundredths of a percent, rounded half up; null if none had a loan.
 * Windows without a loan are left out.
 */
export function averageRate(windows: readonly WindowCount[]): number | null {
  const counted = windows.filter(({ loans }) => loans > 0);
  if (counted.length === 0) return null;
  const denominator = counted.reduce((product, { loans }) => product * BigInt(loans), 1n);
  const numerator = counted.reduce(
    (sum, { loans, defaults }) => sum + (denominator / BigInt(loans)) * BigInt(defaults),
    0n,
  );
  const whole = denominator * BigInt(counted.length);
  return Number((numerator * 20_000n + whole) / (2n * whole));
}

export interface RatesOf {
  windows: WindowCount[];
  /** The average rate of these windows. */
  actual: number | null;
  /** The expected rate of the last window: the average of the earlier windows. */
  expected: number | null;
}

/**
 * The rates at the end of a year, from all windows since the year of the first loan. Article 2 requires at least 36
 * months and all observations.
 */
export function ratesAt(year: number, loans: readonly LoanHistory[], firstYear: number): RatesOf {
  const windowsTo = (last: number) =>
    Array.from({ length: last - firstYear + 1 }, (_, index) =>
      countWindow(loans, windowOf(firstYear + index)),
    );
  const windows = windowsTo(year);
  return { windows, actual: averageRate(windows), expected: averageRate(windowsTo(year - 1)) };
}
