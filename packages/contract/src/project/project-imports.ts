import { endpoint } from '../shared/endpoint.ts';
import { importBody, imported, importing, importPreview } from '../shared/imports.ts';
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

const common = {
  ...importing,
  who: 'projects.create',
  body: importBody.meta({ example: { file: '@proyectos.csv' } }),
} as const;

export const projectImportsEndpoints = {
  preview: endpoint({
    ...common,
    path: '/v1/project/project-imports/preview',
    summary: 'Says for each row of a CSV file which project it would create, or why not. Creates none.',
    status: 200,
    answer: importPreview,
  }),
  create: endpoint({
    ...common,
    path: '/v1/project/project-imports',
    summary:
      'Creates a project in Draft for each row of a CSV file. If one row is wrong, none is created. A manager manages the projects.',
    idempotency: 'required',
    answer: imported,
    errors: [...common.errors, 'file.rows_wrong'],
  }),
};
