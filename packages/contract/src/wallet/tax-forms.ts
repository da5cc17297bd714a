import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { moneyTotal } from '../shared/money.ts';
import { id } from '../shared/text.ts';
import { writtenWholeNumber, writtenYear } from '../shared/whole-number.ts';

/** Spanish forms for tax withheld from interest: 123 and 193 for residents, 216 and 296 for non-residents. */
export const taxForms = ['123', '193', '216', '296'] as const;
export type TaxForm = (typeof taxForms)[number];

/** Whether a form covers a quarter; the others cover a whole year. */
export const isQuarterly = (form: TaxForm) => form === '123' || form === '216';

/** Columns of the data for a quarterly form: one line per payer to the tax office. */
export const quarterColumns = [
  'form',
  'year',
  'quarter',
  'payer',
  'payer_tax_id',
  'recipients',
  'base',
  'withheld',
  'exempt_base',
  'currency',
] as const;

/** Columns of the data for a yearly form: one line per payer, recipient and rate, with the reason for an unusual rate. */
export const yearColumns = [
  'form',
  'year',
  'payer',
  'payer_tax_id',
  'recipient',
  'recipient_tax_id',
  'country',
  'base',
  'rate',
  'treatment',
  'withheld',
  'currency',
  'missing',
] as const;

export const taxDetails = ['residence', 'taxNumber'] as const;

/** A customer from whose interest tax was withheld, with the data that is missing for the forms. */
export const taxGap = z.object({
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  lacks: z.array(z.enum(taxDetails)),
  tax: moneyTotal,
});
export type TaxGap = z.output<typeof taxGap>;

const year = writtenYear().meta({ example: 2026 });
/** How many of these customers the page shows at most. */
export const taxGapsMax = 100;

export const taxFormsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/wallet/tax-forms/:form',
    summary: 'What was withheld of interest in a quarter or in a year, for a form of the tax office, as CSV.',
    who: 'taxForms.read',
    freshFactor: 'always',
    params: z.strictObject({ form: z.enum(taxForms).meta({ example: '193' }) }),
    query: z.strictObject({
      year,
      quarter: writtenWholeNumber(1, 4)
        .optional()
        .meta({ example: 1, description: 'Of the forms 123 and 216 alone, which need it.' }),
    }),
    answerKind: 'file',
  }),
  findGaps: endpoint({
    method: 'GET',
    path: '/v1/wallet/tax-gaps',
    summary:
      'The customers without the details that the tax forms of a year need; those with most tax first.',
    who: 'taxForms.read',
    query: z.strictObject({ year }),
    answer: z.object({ data: z.array(taxGap).max(taxGapsMax), total: z.int().meta({ example: 3 }) }),
  }),
};
