import type { Picture, Project } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import type { Caller } from '../../kit/http/caller.ts';
import { isPublic, phaseOf, type StoredProject } from '../access.ts';

/** A project with the joined names that its answer needs. */
export interface ProjectRow {
  project: StoredProject;
  projectPhaseId: string;
  projectTypeName: string;
  projectTypeNameEn: string | null;
}

function accountFor({ destinationBankAccount, managerId }: StoredProject, caller: Caller): string | null {
  if (!destinationBankAccount) return null;
  const isManager = !isPublic(caller) && caller.userId === managerId;
  const seesAll = isManager || (caller.kind === 'full' && caller.role === 'admin');
  return seesAll ? destinationBankAccount : maskIban(destinationBankAccount);
}

/** A project as this caller may see it: amounts in cents, percentages in hundredths. */
export function asAnswer(
  { project, ...names }: ProjectRow,
  caller: Caller,
  picture: Picture | undefined,
): Project {
  const isForPublic = isPublic(caller);
  return {
    ...project,
    ...names,
    phaseName: phaseOf(project),
    picture: picture ?? null,
    managerId: isForPublic ? null : project.managerId,
    investorNumber: isForPublic && !project.showInvestorNumber ? null : project.investorNumber,
    destinationBankAccount: accountFor(project, caller),
    financingAmount: project.financingAmountCents,
    amountInvested: project.amountInvestedCents,
    percentageInvested: project.percentageInvestedHundredths,
    projectDuration: project.durationMonths,
    targetProfitability: project.targetProfitabilityHundredths,
    minimumInvestment: project.minimumInvestmentCents,
    cancellationFee: project.cancellationFeeHundredths,
    managerFee: project.managerFeeHundredths,
    preinvestorDeposit: project.preinvestorDepositCents,
    preinvestorAmount: project.preinvestorAmountCents,
  };
}
