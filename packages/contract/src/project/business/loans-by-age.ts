import { z } from 'zod';
import { fieldList } from '../../shared/field-list.ts';
import { moneyTotal } from '../../shared/money.ts';
import { share } from '../../shared/percent.ts';
import { loanAges } from './loan-ages.ts';

/** The loans of financed projects that are equally late. */
export const loansOfAge = z.object({
  age: z.enum(loanAges).meta({ example: 'days1to30' }),
  loans: z.int().meta({ example: 2 }),
  principal: moneyTotal.meta({ example: '320000.00', description: 'Principal that is still to be repaid.' }),
  share: share.meta({ example: '8.40', description: 'Of the principal of all loans.' }),
  missing: moneyTotal.meta({ example: '12750.00', description: 'Payments that are late.' }),
});
export type LoansOfAge = z.output<typeof loansOfAge>;

export const loansByAgeFieldList = fieldList({
  resource: 'loansByAge',
  record: loansOfAge,
  fields: { age: { words: 'overview.business.ages' }, loans: {}, principal: {}, share: {}, missing: {} },
});
