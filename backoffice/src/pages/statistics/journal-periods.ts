import { addDays, addMonths, type StatementPeriod } from '@semilla/contract';

export const journalPeriods = ['month', 'lastMonth', 'lastQuarter', 'thisYear', 'lastYear', 'own'] as const;
export type JournalPeriod = (typeof journalPeriods)[number];

/** The period of `months` months that ends on the day before `first`. */
const before = (first: string, months: number): StatementPeriod => ({
  fromDate: addMonths(first, -months),
  toDate: addDays(first, -1),
});

/** The dates of a period relative to today. */
export function daysOf(period: Exclude<JournalPeriod, 'own'>, today: string): StatementPeriod {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const january = `${today.slice(0, 4)}-01-01`;
  const monthsIntoQuarter = (Number(today.slice(5, 7)) - 1) % 3;
  const firstOfQuarter = addMonths(firstOfMonth, -monthsIntoQuarter);
  const byPeriod: Record<typeof period, StatementPeriod> = {
    month: { fromDate: firstOfMonth, toDate: today },
    lastMonth: before(firstOfMonth, 1),
    lastQuarter: before(firstOfQuarter, 3),
    thisYear: { fromDate: january, toDate: today },
    lastYear: before(january, 12),
  };
  return byPeriod[period];
}
