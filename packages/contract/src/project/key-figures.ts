import { z } from 'zod';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { balance, moneyTotal } from '../shared/money.ts';

/** The monthly figures cover this many months back, or ahead. */
export const figuresMonths = 12;

const month = civilDate.meta({ example: '2026-03-01', description: 'The first day of the month.' });
const amountOfMonth = z.object({ month, amount: moneyTotal.meta({ example: '28500.00' }) });

const months = (description: string) => z.array(amountOfMonth).meta({ description });

export const keyFigures = z.object({
  funded: moneyTotal.meta({
    example: '3128250.00',
    description: 'Invested, less what was disinvested.',
  }),
  fundedByMonth: z.array(z.object({ month, amount: balance.meta({ example: '28500.00' }) })).meta({
    description:
      'What was invested less what was taken out, up to this month; below zero if more was taken out, as by refunds.',
  }),
  investors: z
    .int()
    .meta({ example: 412, description: 'How many have an investment that is not cancelled.' }),
  investorsByMonth: z
    .array(
      z.object({
        month: civilDate.meta({ example: '2026-03-01' }),
        count: z.int().meta({ example: 14 }),
      }),
    )
    .meta({ description: 'Who invested on the platform for the first time, by month, up to this month.' }),
  fees: moneyTotal.meta({
    example: '40210.50',
    description: 'Fees charged in the months listed.',
  }),
  feesByMonth: months('What was charged, up to this month.'),
  returnsDue: moneyTotal.meta({
    example: '96300.00',
    description: 'Returns and principal still to be paid in the months listed.',
  }),
  returnsByMonth: months('What is to be paid, from this month on; late payments count in this month.'),
});
export type KeyFigures = z.output<typeof keyFigures>;

export const keyFiguresEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/project/key-figures',
    summary: 'Key figures of the whole platform, or of the manager’s customers and projects.',
    who: 'statistics.read',
    mayBeOld: true,
    answer: keyFigures,
  }),
};
