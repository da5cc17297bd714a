import { z } from 'zod';
import { civilDate } from '../../shared/dates.ts';
import { fieldList } from '../../shared/field-list.ts';
import { moneyTotal } from '../../shared/money.ts';
import { share } from '../../shared/percent.ts';

/** What the investors whose first order was in one month invested in that month or a later one. */
export const cohortMonth = z.object({
  cohort: civilDate.meta({
    example: '2026-01-01',
    description: 'The first day of the month of the first order.',
  }),
  size: z.int().meta({ example: 24, description: 'How many invested for the first time in that month.' }),
  month: civilDate.meta({
    example: '2026-03-01',
    description: 'The first day of the month that is looked at.',
  }),
  monthsAfter: z
    .int()
    .meta({ example: 2, description: 'How many months after the first one; 0 is the first one.' }),
  investors: z.int().meta({ example: 6, description: 'How many of them invested in that month.' }),
  share: share.meta({ example: '25.00' }),
  amount: moneyTotal.meta({ example: '18500.00', description: 'What they invested in that month.' }),
});
export type CohortMonth = z.output<typeof cohortMonth>;

export const cohortFieldList = fieldList({
  resource: 'cohorts',
  record: cohortMonth,
  fields: { cohort: {}, size: {}, month: {}, monthsAfter: {}, investors: {}, share: {}, amount: {} },
});
