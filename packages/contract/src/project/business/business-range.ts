import { addMonths } from '../../shared/calendar.ts';
import type { FieldError } from '../../shared/rules.ts';
import { countPeriods } from '../summaries.ts';

/** The maximum number of months that the figures of the business cover. */
export const businessMonthsMax = 36;

/** The API accepts no earlier day. */
const firstDay = '1900-01-01';

export interface BusinessRange {
  fromDate: string;
  toDate: string;
}

/** The range of days of a figure; by default the twelve months up to today. It never ends after today. */
export function businessRange(
  query: { fromDate?: string | undefined; toDate?: string | undefined },
  today: string,
): BusinessRange {
  const toDate = query.toDate && query.toDate < today ? query.toDate : today;
  const yearBefore = addMonths(`${toDate.slice(0, 7)}-01`, -11);
  return { fromDate: query.fromDate ?? (yearBefore < firstDay ? firstDay : yearBefore), toDate };
}

/** The error in the range of days of a figure, if any; used by the page and by the server. */
export function businessRangeProblem({ fromDate, toDate }: BusinessRange): FieldError | undefined {
  if (toDate < fromDate) return { path: 'toDate', code: 'end_before_start', params: {} };
  if (countPeriods('month', fromDate, toDate) > businessMonthsMax) {
    return { path: 'fromDate', code: 'too_many_months', params: { max: businessMonthsMax } };
  }
  return undefined;
}
