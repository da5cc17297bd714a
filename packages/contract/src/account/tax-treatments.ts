import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { attachmentTypes } from '../shared/file-types.ts';
import { file, storedFile, storedFileFieldList, temporaryUrl } from '../shared/files.ts';
import { page, paging } from '../shared/paging.ts';
import { percent } from '../shared/percent.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id } from '../shared/text.ts';
import { isExempt, type TaxTreatmentKind, taxTreatmentKinds } from './tax-treatment-kinds.ts';

const firstDay = civilDate.meta({
  example: '2026-01-01',
  description: 'The first day of interest it is for.',
});
const lastDay = civilDate.meta({ example: '2026-12-31', description: 'The last day of interest it is for.' });

/** A tax rate for a customer's interest during a period, with the certificate that proves it. */
export const taxTreatment = z.object({
  taxTreatmentId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  kind: z.enum(taxTreatmentKinds).meta({ example: 'euResident' }),
  rate: percent.meta({ example: '0.00' }),
  fromDate: firstDay,
  toDate: lastDay.meta({
    description: 'The last day of interest it is for. The day before the first: it was never applied.',
  }),
  file: storedFile.meta({ description: 'The certificate.' }),
  reason: z.string().nullable().meta({ example: 'Certificado del convenio con Suiza.' }),
  proposedByName: z.string().nullable().meta({ example: 'Javier Ortega Gil' }),
  approvedByName: z.string().nullable().meta({ example: 'Marta Ruiz Vega' }),
  createdAt: instant,
});
export type TaxTreatment = z.output<typeof taxTreatment>;

export const taxTreatmentFieldList = fieldList({
  resource: 'taxTreatments',
  record: taxTreatment,
  acts: ['tax-treatment'],
  fields: {
    userName: {},
    kind: { words: 'account.taxTreatments.kinds' },
    rate: {},
    fromDate: {},
    toDate: {},
    file: {
      notInCsv: 'Its name is a column of its own.',
      notInAudit: 'It is opened from its row.',
      shownAs: 'fileName',
      parts: storedFileFieldList,
    },
    fileName: {},
    reason: { seenBy: 'staff', notInAudit: 'The line of the proposal says it.' },
    proposedByName: { seenBy: 'staff', notInAudit: 'The line of the proposal names them.' },
    approvedByName: { seenBy: 'staff', notInAudit: 'The line of the approval names them.' },
    createdAt: { notInAudit: 'It is when the line was noted.' },
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    taxTreatmentId: { hidden: 'An id that nobody reads.' },
  },
});

interface Given {
  kind: TaxTreatmentKind;
  rate?: number | undefined;
  fromDate: string;
  toDate: string;
}

/** Checks a new treatment on its own, without the customer's other treatments. */
export function taxTreatmentProblem({ kind, rate, fromDate, toDate }: Given) {
  if (toDate < fromDate) return { path: ['toDate'], message: 'end_before_start' };
  if (isExempt(kind) && rate) return { path: ['rate'], message: 'exempt_has_no_rate' };
  if (!isExempt(kind) && rate === undefined) return { path: ['rate'], message: 'required' };
  return undefined;
}

const params = z.strictObject({ taxTreatmentId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/account/tax-treatments',
  summary:
    'Which other rates are withheld of interest: of the caller’s own, of that of a manager’s customers, or of all.',
  who: 'taxTreatments.read',
  query: z.strictObject({ ...paging(['fromDate', 'toDate', 'createdAt'], 'desc'), userId: id.optional() }),
  answer: page(taxTreatment),
});

export const taxTreatmentsEndpoints = {
  find,
  export: csvExportOf(find, taxTreatmentFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/account/tax-treatments',
    summary:
      'Proposes another rate to be withheld of a customer’s interest. It counts for payments made after its approval.',
    who: 'taxTreatments.create',
    freshFactor: 'always',
    body: z
      .strictObject({
        userId: id,
        kind: z.enum(taxTreatmentKinds).meta({ example: 'euResident' }),
        rate: percent
          .optional()
          .meta({ example: '0.00', description: 'Required unless the kind is exempt.' }),
        fromDate: firstDay,
        toDate: lastDay,
        document: file(attachmentTypes).meta({ description: 'The certificate.' }),
        why: whyProposed,
      })
      .superRefine((given, context) => {
        const problem = taxTreatmentProblem(given);
        if (problem) context.addIssue({ code: 'custom', ...problem });
      }),
    bodyKind: 'multipart',
    answer: taxTreatment,
    secondPerson: ['changeTaxTreatment'],
    errors: ['request.not_found', 'account.tax_treatment_overlaps'],
    idempotency: 'accepted',
  }),
  end: endpoint({
    method: 'POST',
    path: '/v1/account/tax-treatments/:taxTreatmentId/end',
    summary: 'Proposes an earlier last day of such a rate; after it the usual rate is withheld.',
    who: 'taxTreatments.end',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      toDate: lastDay.meta({
        description: 'Earlier than before. The day before its first withdraws it from the beginning.',
      }),
      why: whyProposed,
    }),
    status: 200,
    answer: taxTreatment,
    secondPerson: ['changeTaxTreatment'],
    idempotency: 'accepted',
  }),
  findOwnRates: endpoint({
    method: 'GET',
    path: '/v1/account/tax-rates',
    summary: 'The rates that are withheld of the caller’s interest, each from a day on.',
    who: 'taxTreatments.read',
    answer: z.object({
      rates: z.array(
        z.object({
          from: civilDate,
          rate: percent.meta({ example: '19.00' }),
          treatment: z.enum(taxTreatmentKinds).nullable().meta({ example: null }),
        }),
      ),
    }),
  }),
  findCertificateUrl: endpoint({
    method: 'GET',
    path: '/v1/account/tax-treatments/:taxTreatmentId/url',
    summary: 'A URL that opens the certificate for a few minutes.',
    who: 'taxTreatments.readCertificate',
    freshFactor: 'always',
    params,
    answer: temporaryUrl,
  }),
};
