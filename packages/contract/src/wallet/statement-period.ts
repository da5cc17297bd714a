import { addMonths } from '../shared/calendar.ts';
import type { FieldError } from '../shared/rules.ts';

export const statementFormats = ['csv', 'pdf'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** The maximum number of years of a statement. */
export const statementYearsMax = 10;

export interface StatementPeriod {
  fromDate: string;
  toDate: string;
}

/** The error in the period of a statement, if any; used by forms and by the server. */
export function statementPeriodProblem(
  { fromDate, toDate }: StatementPeriod,
  today: string,
): FieldError | undefined {
  if (toDate < fromDate) return { path: 'toDate', code: 'end_before_start', params: {} };
  if (toDate > today) return { path: 'toDate', code: 'in_the_future', params: {} };
  if (toDate >= addMonths(fromDate, statementYearsMax * 12)) {
    return { path: 'fromDate', code: 'period_too_long', params: { max: statementYearsMax } };
  }
  return undefined;
}
