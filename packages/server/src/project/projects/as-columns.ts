import type { AnswerOf, InputOf, v1 } from '@semilla/contract';
import type { StoredProject } from '../access.ts';

export type ProjectChanges = Omit<InputOf<typeof v1.projects.edit>['body'], 'phaseId'>;
export type ProjectColumns = Omit<
  StoredProject,
  | 'projectId'
  | 'phaseId'
  | 'amountInvestedCents'
  | 'investorNumber'
  | 'percentageInvestedHundredths'
  | 'createdAt'
  | 'updatedAt'
>;

const columnOf = {
  financingAmount: 'financingAmountCents',
  projectDuration: 'durationMonths',
  targetProfitability: 'targetProfitabilityHundredths',
  minimumInvestment: 'minimumInvestmentCents',
  cancellationFee: 'cancellationFeeHundredths',
  managerFee: 'managerFeeHundredths',
  preinvestorDeposit: 'preinvestorDepositCents',
  preinvestorAmount: 'preinvestorAmountCents',
} as const satisfies Partial<Record<keyof AnswerOf<typeof v1.projects.edit>, keyof ProjectColumns>>;

const nameOf = (field: string) => columnOf[field as keyof typeof columnOf] ?? field;

/** Renames the fields of a form to their columns, whose names carry the units. */
export function asColumns(fields: Required<ProjectChanges>): ProjectColumns;
export function asColumns(fields: ProjectChanges): Partial<ProjectColumns>;
export function asColumns(fields: ProjectChanges): Partial<ProjectColumns> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [nameOf(field), value]));
}
