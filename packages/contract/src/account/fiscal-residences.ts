import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { page, paging } from '../shared/paging.ts';
import { alpha2, id, lineText } from '../shared/text.ts';
import { isSpanishIdNumber } from './document-number.ts';
import { taxId } from './tax-id.ts';

/** The tax residence that a customer declared. Each declaration stays in the history. */
export const fiscalResidence = z.object({
  fiscalResidenceId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  country: alpha2,
  taxNumber: z.string().meta({ example: '12345678Z' }),
  since: civilDate.meta({ example: '2024-01-01', description: 'The first day of the residence.' }),
  createdAt: instant,
});
export type FiscalResidence = z.output<typeof fiscalResidence>;

export const fiscalResidenceFieldList = fieldList({
  resource: 'fiscalResidences',
  record: fiscalResidence,
  acts: ['fiscal-residence'],
  fields: {
    userName: {},
    country: {},
    taxNumber: {},
    since: {},
    createdAt: { notInAudit: 'It is when the line was noted.' },
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    fiscalResidenceId: { hidden: 'An id that nobody reads.' },
  },
});

/** Only Spanish tax numbers are checked, because other countries have different formats. */
export function taxNumberProblem({ country, taxNumber }: { country: string; taxNumber: string }) {
  const isWrong = country === 'ES' && !isSpanishIdNumber(taxNumber) && !taxId.safeParse(taxNumber).success;
  return isWrong ? { path: ['taxNumber'], message: 'tax_id' } : undefined;
}

export const newFiscalResidence = z
  .strictObject({
    country: alpha2,
    taxNumber: lineText(30, 2).meta({ example: '12345678Z' }),
    since: civilDate.meta({ example: '2024-01-01' }),
  })
  .superRefine((given, ctx) => {
    const problem = taxNumberProblem(given);
    if (problem) ctx.addIssue({ code: 'custom', ...problem });
  });

const find = endpoint({
  method: 'GET',
  path: '/v1/account/fiscal-residences',
  summary: 'Declared fiscal residences: the caller’s own, those of a manager’s customers, or all.',
  who: 'fiscalResidences.read',
  query: z.strictObject({
    ...paging(['createdAt', 'since', 'country', 'userName'], 'desc'),
    userId: id.optional(),
    country: anyOf(alpha2).optional(),
  }),
  answer: page(fiscalResidence),
});

export const fiscalResidencesEndpoints = {
  find,
  export: csvExportOf(find, fiscalResidenceFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/account/fiscal-residences',
    summary: 'Declares the fiscal residence of the caller, from a day that is not in the future.',
    who: 'fiscalResidences.create',
    body: newFiscalResidence,
    answer: fiscalResidence,
    idempotency: 'accepted',
  }),
};
