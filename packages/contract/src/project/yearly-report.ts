import { z } from 'zod';
import { addDays } from '../shared/calendar.ts';
import { endpoint } from '../shared/endpoint.ts';
import { writtenYear } from '../shared/whole-number.ts';

/** The columns of the report to the authority: one line per offer, kind of investor and country of residence. */
export const yearlyReportColumns = [
  'provider_lei',
  'year',
  'offer_id',
  'nace_section',
  'amount_raised',
  'amount_currency',
  'owner_id',
  'instrument',
  'investor_type',
  'fiscal_country',
  'investors',
  'invested_amount',
  'invested_currency',
] as const;

/** The last day to send the report of a year: the end of the next February. */
export const reportDeadline = (year: number): string => addDays(`${year + 1}-03-01`, -1);

const query = z.strictObject({ year: writtenYear().meta({ example: 2026 }) });

export const yearlyReportEndpoints = {
  count: endpoint({
    method: 'GET',
    path: '/v1/project/yearly-report/offers',
    summary:
      'How many offers and lines the report of a year has, and how many of them lack the fiscal residence.',
    who: 'yearlyReport.read',
    query,
    answer: z.object({
      offers: z.int().meta({ example: 4 }),
      lines: z.int().meta({ example: 11 }),
      linesWithoutResidence: z.int().meta({ example: 2 }),
      investorsWithoutResidence: z.int().meta({ example: 3 }),
    }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/v1/project/yearly-report',
    summary:
      'The offers that were financed in a calendar year, with their investors by kind and residence, as CSV.',
    who: 'yearlyReport.read',
    freshFactor: 'always',
    errors: ['project.report_without_lei'],
    query,
    answerKind: 'file',
  }),
};
