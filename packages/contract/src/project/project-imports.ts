import { endpoint } from '../shared/endpoint.ts';
import { importBody, imported, importPreview, importSizeBytesMax } from '../shared/imports.ts';
import type { projectFieldList } from './project-record.ts';

/** The columns of a file with projects, in the order of its template. Types, promoters and managers are written by name. */
export const projectImportFields = [
  'name',
  'url',
  'projectTypeId',
  'direction',
  'country',
  'financingAmount',
  'minimumInvestment',
  'targetProfitability',
  'projectDuration',
  'deliveryFeePeriod',
  'managerFee',
  'cancellationFee',
  'taxWithholder',
  'dateStart',
  'dateEnd',
  'startedAt',
  'maxInvestorNumber',
  'showInvestorNumber',
  'withdrawMoneyFinanced',
  'private',
  'preinvestorMaxNumber',
  'preinvestorDateEnd',
  'preinvestorDeposit',
  'preinvestorAmount',
  'promoterId',
  'guaranteeAgentId',
  'managerId',
] as const satisfies (keyof typeof projectFieldList.fields)[];

const importing = {
  method: 'POST',
  who: 'projects.create',
  body: importBody.meta({ example: { file: '@proyectos.csv' } }),
  bodyKind: 'multipart',
  fileSizeBytesMax: importSizeBytesMax,
  errors: ['file.not_a_table', 'file.no_rows', 'file.too_many_rows', 'file.import_running'],
} as const;

export const projectImportsEndpoints = {
  preview: endpoint({
    ...importing,
    path: '/v1/project/project-imports/preview',
    summary: 'Says for each row of a CSV file which project it would create, or why not. Creates none.',
    status: 200,
    answer: importPreview,
  }),
  create: endpoint({
    ...importing,
    path: '/v1/project/project-imports',
    summary:
      'Creates a project in Draft for each row of a CSV file. If one row is wrong, none is created. A manager manages the projects.',
    idempotency: 'required',
    answer: imported,
    errors: [...importing.errors, 'file.rows_wrong'],
  }),
};
