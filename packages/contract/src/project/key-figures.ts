import { z } from 'zod';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { moneyTotal } from '../shared/money.ts';

/** So many months back, or ahead, the figures are told month by month. */
export const figuresMonths = 12;

const amountOfMonth = z.object({
  month: civilDate.meta({ example: '2026-03-01', description: 'Its first day.' }),
  amount: moneyTotal.meta({ example: '28500.00' }),
});

const months = (description: string) => z.array(amountOfMonth).meta({ description });

export const keyFigures = z.object({
  funded: moneyTotal.meta({
    example: '3128250.00',
    description: 'What was invested, less what was taken out again.',
  }),
  fundedByMonth: months('What was invested less what was taken out, up to this month.'),
  investors: z.int().meta({ example: 412, description: 'Who has invested and not cancelled.' }),
  investorsByMonth: z
    .array(
      z.object({
        month: civilDate.meta({ example: '2026-03-01' }),
        count: z.int().meta({ example: 14 }),
      }),
    )
    .meta({ description: 'Who invested for the first time on the platform, up to this month.' }),
  fees: moneyTotal.meta({
    example: '40210.50',
    description: 'What was charged in the months that are told.',
  }),
  feesByMonth: months('What was charged, up to this month.'),
  returnsDue: moneyTotal.meta({
    example: '96300.00',
    description: 'Returns and principal still to be delivered in the months that are told.',
  }),
  returnsByMonth: months('What is to be delivered, from this month on; what is late counts in this one.'),
});
export type KeyFigures = z.output<typeof keyFigures>;

export const keyFiguresEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/project/key-figures',
    summary: 'What staff want to know first: of the whole platform, or of one’s customers and projects.',
    who: 'statistics.read',
    answer: keyFigures,
  }),
};
