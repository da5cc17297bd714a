import { z } from 'zod';
import { civilDate } from '../../shared/dates.ts';
import { fieldList } from '../../shared/field-list.ts';
import { share } from '../../shared/percent.ts';

/** How many investors had invested in two or more projects by the end of a month. */
export const repeatRate = z.object({
  month: civilDate.meta({ example: '2026-03-01', description: 'The first day of the month.' }),
  investors: z.int().meta({ example: 412, description: 'How many had invested by the end of the month.' }),
  repeatInvestors: z.int().meta({ example: 173, description: 'Those of them with two or more projects.' }),
  share: share.meta({ example: '41.99' }),
});
export type RepeatRate = z.output<typeof repeatRate>;

export const repeatRateFieldList = fieldList({
  resource: 'repeatRates',
  record: repeatRate,
  fields: { month: {}, investors: {}, repeatInvestors: {}, share: {} },
});
