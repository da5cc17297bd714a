import { z } from 'zod';
import { csvExportOf } from '../../shared/csv-export-of.ts';
import { civilDate } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { cohortFieldList, cohortMonth } from './cohorts.ts';
import { fundingTime, fundingTimeFieldList } from './funding-times.ts';
import { funnelFieldList, reachedStep } from './funnel.ts';
import { loansByAgeFieldList, loansOfAge } from './loans-by-age.ts';
import { repeatRate, repeatRateFieldList } from './repeat-rates.ts';

const range = z.strictObject({
  fromDate: civilDate
    .optional()
    .meta({ example: '2026-01-01', description: 'The first of twelve months, if left out.' }),
  toDate: civilDate
    .optional()
    .meta({ example: '2026-12-31', description: 'Today, if left out or later than today.' }),
});

const rowsOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), total: z.int().min(0).meta({ example: 1 }) });

const statistics = { method: 'GET', who: 'statistics.read', mayBeOld: true } as const;

const findCohorts = endpoint({
  ...statistics,
  path: '/v1/project/business/cohorts',
  summary:
    'Investors by the month of their first order, with what they invested in each month since. Covers the months that the range touches; of all customers, or of the manager’s.',
  query: range,
  answer: rowsOf(cohortMonth),
});

const findFunnel = endpoint({
  ...statistics,
  path: '/v1/project/business/funnel',
  summary:
    'How far the customers have come who registered in the range, from the registration to the first order; all of them, or the manager’s.',
  query: range,
  answer: rowsOf(reachedStep),
});

const findFundingTimes = endpoint({
  ...statistics,
  path: '/v1/project/business/funding-times',
  summary:
    'How many days the projects opened in the range took to get all their money; all projects, or those that the manager manages.',
  query: range,
  answer: rowsOf(fundingTime).extend({
    medianDays: z
      .int()
      .nullable()
      .meta({ example: 31, description: 'Of those that were funded; null if none was.' }),
  }),
});

const findRepeatRates = endpoint({
  ...statistics,
  path: '/v1/project/business/repeat-rates',
  summary:
    'The share of investors with two or more projects at the end of each month that the range touches; of all customers, or of the manager’s.',
  query: range,
  answer: rowsOf(repeatRate),
});

const findLoansByAge = endpoint({
  ...statistics,
  path: '/v1/project/business/loans-by-age',
  summary:
    'The principal to be repaid now, by how late each loan is; of all financed projects, or of those that the manager manages.',
  query: z.strictObject({}),
  answer: rowsOf(loansOfAge),
});

export const businessEndpoints = {
  findCohorts,
  exportCohorts: csvExportOf(findCohorts, cohortFieldList),
  findFunnel,
  exportFunnel: csvExportOf(findFunnel, funnelFieldList),
  findFundingTimes,
  exportFundingTimes: csvExportOf(findFundingTimes, fundingTimeFieldList),
  findRepeatRates,
  exportRepeatRates: csvExportOf(findRepeatRates, repeatRateFieldList),
  findLoansByAge,
  exportLoansByAge: csvExportOf(findLoansByAge, loansByAgeFieldList),
};
