import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { noted } from './noted.ts';

/** The download of last year's report to the authority, on 3 February. */
export function trailOfReport(calendar: Calendar): Noted[] {
  const year = Number(calendar.day(0).slice(0, 4));
  return [
    noted(new Date(`${year}-02-03T10:20:00Z`), accountId('admin', calendar), {
      action: 'yearly-report.download',
      subjectType: 'yearly-report',
      subjectId: String(year - 1),
      personId: null,
    }),
  ];
}
