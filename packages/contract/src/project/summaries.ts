import { z } from 'zod';
import { daysBetween } from '../shared/calendar.ts';
import { civilDate } from '../shared/dates.ts';
import type { FieldError } from '../shared/rules.ts';
import { id } from '../shared/text.ts';

/** The periods statistics can be grouped by. Weeks begin on Monday; days are those of Spain. */
export const periodKinds = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** The maximum number of periods of a summary: three years of days. */
export const periodsMax = 1_100;

// A Monday before any date in the data.
const firstDay = '1900-01-01';

const days = (day: string) => daysBetween(firstDay, day);
const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
// The number of the period that contains a day, counted from a fixed start.
const placeOf: Record<PeriodKind, (day: string) => number> = {
  day: days,
  week: (day) => Math.floor(days(day) / 7),
  month: months,
  quarter: (day) => Math.floor(months(day) / 3),
  year: (day) => Number(day.slice(0, 4)),
};

/** How many periods a range of days touches; both ends included. */
export function countPeriods(groupBy: PeriodKind, fromDate: string, toDate: string): number {
  return placeOf[groupBy](toDate) - placeOf[groupBy](fromDate) + 1;
}

export interface SummaryRange {
  groupBy: PeriodKind;
  fromDate: string;
  toDate: string;
}

/** The range of days of a summary; by default the year up to today. */
export function summaryRange(
  query: { groupBy: PeriodKind; fromDate?: string | undefined; toDate?: string | undefined },
  today: string,
): SummaryRange {
  const toDate = query.toDate ?? today;
  const yearBefore = `${Number(toDate.slice(0, 4)) - 1}${toDate.slice(4).replace('-02-29', '-02-28')}`;
  const fromDate = query.fromDate ?? (yearBefore < firstDay ? firstDay : yearBefore);
  return { groupBy: query.groupBy, fromDate, toDate };
}

/** The error in the range of days of a summary, if any; used by forms and by the server. */
export function summaryRangeProblem({ groupBy, fromDate, toDate }: SummaryRange): FieldError | undefined {
  if (toDate < fromDate) return { path: 'toDate', code: 'end_before_start', params: {} };
  if (countPeriods(groupBy, fromDate, toDate) > periodsMax) {
    return { path: 'fromDate', code: 'too_many_periods', params: { max: periodsMax } };
  }
  return undefined;
}

export const summaryFilters = {
  groupBy: z.enum(periodKinds).default('month').meta({ example: 'month' }),
  fromDate: civilDate
    .optional()
    .meta({ example: '2026-01-01', description: 'A year before `toDate`, if left out.' }),
  toDate: civilDate.optional().meta({ example: '2026-12-31', description: 'Today, if left out.' }),
  projectId: id.optional(),
  userId: id.optional(),
};

/** Rows are sorted by the period, which is the first column, or by one of the sums. */
export function summaryOrder<const C extends readonly ['period', ...string[]]>(columns: C) {
  return {
    orderBy: z
      .enum(columns)
      .default(columns[0] as C[number])
      .meta({ description: 'The column to sort by.' }),
    orderSide: z.enum(['asc', 'desc']).default('asc').meta({ description: 'Ascending or descending.' }),
  };
}

/** Every row has its period, and the first and last requested day in it. */
export const period = {
  period: civilDate.meta({ example: '2026-03-01', description: 'The first day of the period.' }),
  from: civilDate.meta({ example: '2026-03-01', description: 'The first day included.' }),
  to: civilDate.meta({ example: '2026-03-31', description: 'The last day included.' }),
};

export function summaryOf<T extends z.ZodType>(row: T) {
  return z.object({
    groupBy: z.enum(periodKinds).meta({ example: 'month' }),
    data: z.array(row),
    total: z.int().meta({ example: 12, description: 'The number of periods.' }),
  });
}
