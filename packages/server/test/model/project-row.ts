import { emptyColumns } from '../../src/kit/database/empty-columns.ts';
import { phaseIds } from '../../src/project/phases/catalogue.ts';
import { type PayoutAccountRow, payoutAccounts } from '../../src/schema/payout-accounts.ts';
import { projects } from '../../src/schema/projects.ts';
import { payoutAccountRow } from '../payout-accounts.ts';
import type { Terms } from './book.ts';

/** The database row of a project open to investors. */
export function projectRow(
  terms: Terms,
  { projectTypeId, at }: { projectTypeId: string; at: Date },
): typeof projects.$inferSelect {
  return {
    ...emptyColumns(projects),
    version: 1,
    projectId: terms.projectId,
    name: 'Edificio Lavapiés',
    direction: 'Calle del Olivar 21, Madrid',
    phaseId: phaseIds.Investment,
    projectTypeId,
    country: 'ES',
    url: `edificio-${terms.projectId}`,
    dateStart: terms.dateStart,
    dateEnd: terms.dateEnd,
    startedAt: terms.startedAt,
    financingAmountCents: terms.financingCents,
    amountInvestedCents: 0,
    investorNumber: 0,
    sheetVersion: 1,
    percentageInvestedHundredths: 0,
    waitingNumber: 0,
    lastPlaceNumber: 0,
    wishNumber: 0,
    durationMonths: terms.months,
    targetProfitabilityHundredths: terms.profitability,
    minimumInvestmentCents: terms.minimumCents,
    maxInvestorNumber: terms.maxInvestors,
    showInvestorNumber: true,
    withdrawMoneyFinanced: terms.isReleasedEarly,
    refundBelowTarget: false,
    partialDays: null,
    cancellationFeeHundredths: terms.cancellationFee,
    managerFeeHundredths: terms.managerFee,
    deliveryFeePeriod: terms.every,
    taxWithholder: terms.isTaxed ? 'platform' : null,
    private: terms.isPrivate,
    createdAt: at,
    updatedAt: at,
  };
}

/** The database row of the approved payout account of a project. */
export function payoutAccountOf({ projectId }: Terms, at: Date): PayoutAccountRow {
  return {
    ...emptyColumns(payoutAccounts),
    ...payoutAccountRow(projectId, 'ES9121000418450200051332', at),
  };
}
