import { z } from 'zod';
import { addMonths } from '../shared/calendar.ts';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import type { FieldError } from '../shared/rules.ts';
import { id } from '../shared/text.ts';

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

export const statementsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/wallet/wallets/:walletId/statement',
    summary: 'The statement of a wallet for a period, with balances and totals, as CSV or PDF.',
    who: 'wallets.read',
    freshFactor: 'forOthers',
    params: z.strictObject({ walletId: id }),
    query: z.strictObject({
      fromDate: civilDate.meta({
        example: '2026-01-01',
        description: 'The first day of the period, in Spain.',
      }),
      toDate: civilDate.meta({
        example: '2026-12-31',
        description: 'The last day of the period, today at the latest.',
      }),
      format: z.enum(statementFormats).default('pdf').meta({ example: 'pdf' }),
    }),
    answerKind: 'file',
  }),
};
