import type { Project } from '@semilla/contract';
import { twoPlaces } from '../../kit/http/csv.ts';
import type { CsvExport } from '../../kit/http/export.ts';

/** The CSV columns of the project list. */
export const exportColumns: CsvExport<never, Project>['columns'] = [
  { label: 'project.fields.name', value: (project) => project.name },
  { label: 'project.fields.url', value: (project) => project.url },
  { label: 'project.fields.phase', value: (project) => project.phaseName },
  { label: 'project.fields.projectType', value: (project) => project.projectTypeName },
  { label: 'project.fields.direction', value: (project) => project.direction },
  { label: 'project.fields.country', value: (project) => project.country },
  { label: 'project.fields.private', value: (project) => project.private },
  { label: 'project.fields.financingAmount', value: (project) => twoPlaces(project.financingAmount) },
  { label: 'project.fields.amountInvested', value: (project) => twoPlaces(project.amountInvested) },
  { label: 'project.fields.percentageInvested', value: (project) => twoPlaces(project.percentageInvested) },
  { label: 'project.fields.investorNumber', value: (project) => project.investorNumber },
  { label: 'project.fields.maxInvestorNumber', value: (project) => project.maxInvestorNumber },
  { label: 'project.fields.minimumInvestment', value: (project) => twoPlaces(project.minimumInvestment) },
  {
    label: 'project.fields.targetProfitability',
    value: (project) => twoPlaces(project.targetProfitability),
  },
  { label: 'project.fields.projectDuration', value: (project) => project.projectDuration },
  { label: 'project.fields.deliveryFeePeriod', value: (project) => project.deliveryFeePeriod },
  { label: 'project.fields.managerFee', value: (project) => twoPlaces(project.managerFee) },
  { label: 'project.fields.cancellationFee', value: (project) => twoPlaces(project.cancellationFee) },
  { label: 'project.fields.dateStart', value: (project) => project.dateStart },
  { label: 'project.fields.dateEnd', value: (project) => project.dateEnd },
  { label: 'project.fields.startedAt', value: (project) => project.startedAt },
  { label: 'project.fields.createdAt', value: (project) => project.createdAt },
  { label: 'project.fields.updatedAt', value: (project) => project.updatedAt },
];
