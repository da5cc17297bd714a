import { annualProfitability, type Project } from '@semilla/contract';
import { formatDate, formatDuration, formatMoney, formatNumber, formatPercent } from '@semilla/format';
import type { Locale, Translate } from '@semilla/i18n';

export interface Fact {
  label: string;
  value: string;
  /** A future day; the browser adds how many days are left. */
  comingDay?: string | null;
}

/** Omits missing values. */
function given<V>(value: V | null, show: (value: V) => string, label: string): Fact[] {
  return value === null ? [] : [{ label, value: show(value) }];
}

export function returnFacts(project: Project, locale: Locale, t: Translate): Fact[] {
  const annual = annualProfitability(project.targetProfitability, project.projectDuration);
  return [
    { label: t('project.detail.annualProfitability'), value: formatPercent(annual) },
    { label: t('project.detail.targetProfitability'), value: formatPercent(project.targetProfitability) },
    { label: t('project.detail.duration'), value: formatDuration(project.projectDuration, locale) },
    {
      label: t('project.detail.deliveryFeePeriod'),
      value: t(`project.deliveryFeePeriods.${project.deliveryFeePeriod}`),
    },
    {
      label: t('project.detail.startedAt'),
      value: formatDate(project.startedAt),
      comingDay: project.startedAt,
    },
  ];
}

export function financingFacts(project: Project, t: Translate): Fact[] {
  return [
    { label: t('project.detail.financingAmount'), value: formatMoney(project.financingAmount) },
    { label: t('project.detail.amountInvested'), value: formatMoney(project.amountInvested) },
    { label: t('project.detail.percentageInvested'), value: formatPercent(project.percentageInvested) },
    { label: t('project.detail.minimumInvestment'), value: formatMoney(project.minimumInvestment) },
    { label: t('project.detail.dateStart'), value: formatDate(project.dateStart) },
    { label: t('project.detail.dateEnd'), value: formatDate(project.dateEnd) },
    ...given(project.investorNumber, formatNumber, t('project.detail.investorNumber')),
    ...given(project.maxInvestorNumber, formatNumber, t('project.detail.maxInvestorNumber')),
  ];
}

export function feeFacts(project: Project, t: Translate): Fact[] {
  const withdrawal = project.withdrawMoneyFinanced
    ? 'project.detail.withdrawSoon'
    : 'project.detail.withdrawAtEnd';
  return [
    { label: t('project.detail.managerFee'), value: formatPercent(project.managerFee) },
    { label: t('project.detail.cancellationFee'), value: formatPercent(project.cancellationFee) },
    { label: t('project.detail.withdrawMoneyFinanced'), value: t(withdrawal) },
  ];
}

/** The conditions of investing. */
export function conditionFacts(project: Project, t: Translate): Fact[] {
  const left = Math.max(0, project.financingAmount - project.amountInvested);
  return [
    { label: t('project.detail.investFrom'), value: formatMoney(project.minimumInvestment) },
    { label: t('project.detail.leftToFinance'), value: formatMoney(left) },
    { label: t('project.detail.openUntil'), value: formatDate(project.dateEnd) },
    ...given(project.maxInvestorNumber, formatNumber, t('project.detail.maxInvestorNumber')),
    { label: t('project.detail.freeCancellation'), value: t('project.detail.freeOfCharge') },
    { label: t('project.detail.cancellationFee'), value: formatPercent(project.cancellationFee) },
  ];
}

/** Empty for a project without preinvestment. */
export function preinvestmentFacts(project: Project, t: Translate): Fact[] {
  return [
    ...given(project.preinvestorMaxNumber, formatNumber, t('project.detail.preinvestorMaxNumber')),
    ...given(project.preinvestorDateEnd, formatDate, t('project.detail.preinvestorDateEnd')),
    ...given(project.preinvestorDeposit, formatMoney, t('project.detail.preinvestorDeposit')),
    ...given(project.preinvestorAmount, formatMoney, t('project.detail.preinvestorAmount')),
  ];
}
