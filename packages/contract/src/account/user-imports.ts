import { endpoint } from '../shared/endpoint.ts';
import { importBody, imported, importing, importPreview } from '../shared/imports.ts';
import type { userFieldList } from './users.ts';

/** The columns of a file with customers, in the order of its template. */
export const userImportFields = [
  'kind',
  'name',
  'surname',
  'email',
  'phone',
  'language',
  'birthdayAt',
  'nationality',
  'gender',
  'identificationDocumentType',
  'identificationDocumentNumber',
  'legalRepresentativeName',
  'taxId',
  'legalForm',
] as const satisfies (keyof typeof userFieldList.fields)[];

const common = {
  ...importing,
  who: 'customers.create',
  body: importBody.meta({ example: { file: '@clientes.csv' } }),
} as const;

export const userImportsEndpoints = {
  preview: endpoint({
    ...common,
    path: '/v1/account/user-imports/preview',
    // The preview reveals which e-mail addresses have an account.
    freshFactor: 'always',
    summary: 'Says for each row of a CSV file which customer it would create, or why not. Creates none.',
    status: 200,
    answer: importPreview,
  }),
  create: endpoint({
    ...common,
    path: '/v1/account/user-imports',
    summary:
      'Creates a customer for each row of a CSV file and sends each an invitation. If one row is wrong, none is created.',
    freshFactor: 'always',
    idempotency: 'required',
    answer: imported,
    errors: [...common.errors, 'file.rows_wrong'],
  }),
};
