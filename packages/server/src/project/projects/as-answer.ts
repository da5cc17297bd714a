import { cents, type Picture, type Project } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import type { Caller } from '../../kit/http/caller.ts';
import { isPublic, phaseOf, type StoredProject } from '../access.ts';

/** A project with what is told along with it. */
export interface ProjectRow {
  project: StoredProject;
  projectPhaseId: string;
  projectTypeName: string;
  projectTypeNameEn: string | null;
}

const centsOrNull = (amount: number | null) => (amount === null ? null : cents(amount));

function accountFor({ destinationBankAccount, managerId }: StoredProject, caller: Caller): string | null {
  if (!destinationBankAccount) return null;
  const isManager = !isPublic(caller) && caller.userId === managerId;
  const seesAll = isManager || (caller.kind === 'full' && caller.role === 'admin');
  return seesAll ? destinationBankAccount : maskIban(destinationBankAccount);
}

/** A project as this caller is told of it: amounts in cents, percentages in hundredths. */
export function asAnswer(
  { project, ...told }: ProjectRow,
  caller: Caller,
  picture: Picture | undefined,
): Project {
  const isForPublic = isPublic(caller);
  return {
    ...project,
    ...told,
    phaseName: phaseOf(project),
    picture: picture ?? null,
    managerId: isForPublic ? null : project.managerId,
    investorNumber: isForPublic && !project.showInvestorNumber ? null : project.investorNumber,
    destinationBankAccount: accountFor(project, caller),
    financingAmount: cents(project.financingAmountCents),
    amountInvested: cents(project.amountInvestedCents),
    percentageInvested: project.percentageInvestedHundredths,
    projectDuration: project.durationMonths,
    targetProfitability: project.targetProfitabilityHundredths,
    minimumInvestment: cents(project.minimumInvestmentCents),
    cancellationFee: project.cancellationFeeHundredths,
    managerFee: project.managerFeeHundredths,
    preinvestorDeposit: centsOrNull(project.preinvestorDepositCents),
    preinvestorAmount: centsOrNull(project.preinvestorAmountCents),
  };
}
