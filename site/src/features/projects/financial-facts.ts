import { annualProfitability, type Field, type Project, projectFieldList } from '@semilla/contract';
import { formatDate, formatDuration, formatMoney, formatPercent } from '@semilla/format';
import type { Locale, MessageKey, Translate } from '@semilla/i18n';
import { valueText } from '../../lib/value-text.ts';

export interface Fact {
  label: string;
  value: string;
  /** A future day. The browser adds the number of days left. */
  comingDay?: string | null;
}

const { fields } = projectFieldList;

type Value = string | number | boolean | null;

/** Fields of a project that have a label and a plain value. */
type FieldName = {
  [Name in keyof Project & keyof typeof fields]: [Project[Name], (typeof fields)[Name]['label']] extends [
    Value,
    MessageKey,
  ]
    ? Name
    : never;
}[keyof Project & keyof typeof fields];

/** Labels that explain more to investors than the labels for staff. */
const exactly: Partial<Record<FieldName, MessageKey>> = {
  targetProfitability: 'project.detail.targetProfitability',
  managerFee: 'project.detail.managerFee',
  cancellationFee: 'project.detail.cancellationFee',
};

function factOf(project: Project, name: FieldName, t: Translate): Fact {
  const field: Field<string, MessageKey> = fields[name];
  return { label: t(exactly[name] ?? field.label), value: valueText(field, project[name], t) };
}

const factsOf = (project: Project, names: FieldName[], t: Translate) =>
  names.map((name) => factOf(project, name, t));

/** The facts of the named fields, without fields that are null. */
const given = (project: Project, names: FieldName[], t: Translate) =>
  factsOf(
    project,
    names.filter((name) => project[name] !== null),
    t,
  );

export function returnFacts(project: Project, locale: Locale, t: Translate): Fact[] {
  const annual = annualProfitability(project.targetProfitability, project.projectDuration);
  return [
    { label: t('fields.projects.annualProfitability'), value: formatPercent(annual) },
    factOf(project, 'targetProfitability', t),
    { label: t('project.detail.duration'), value: formatDuration(project.projectDuration, locale) },
    factOf(project, 'deliveryFeePeriod', t),
    { ...factOf(project, 'startedAt', t), comingDay: project.startedAt },
  ];
}

export function financingFacts(project: Project, t: Translate): Fact[] {
  return [
    ...factsOf(
      project,
      [
        'financingAmount',
        'amountInvested',
        'percentageInvested',
        'minimumInvestment',
        'dateStart',
        'dateEnd',
      ],
      t,
    ),
    ...given(project, ['investorNumber', 'maxInvestorNumber'], t),
  ];
}

export function feeFacts(project: Project, t: Translate): Fact[] {
  const withdrawal = project.withdrawMoneyFinanced
    ? 'project.detail.withdrawSoon'
    : 'project.detail.withdrawAtEnd';
  return [
    ...factsOf(project, ['managerFee', 'cancellationFee'], t),
    ...given(project, [project.taxWithholder ? 'taxWithholder' : 'untaxedGround'], t),
    { label: t('project.detail.withdrawMoneyFinanced'), value: t(withdrawal) },
  ];
}

/** The conditions that investors must read before investing. */
export function conditionFacts(
  project: Project,
  { reflectionDays: days, t }: Pick<App.Locals, 'reflectionDays' | 't'>,
): Fact[] {
  const left = Math.max(0, project.financingAmount - project.amountInvested);
  return [
    { label: t('project.detail.investFrom'), value: formatMoney(project.minimumInvestment) },
    { label: t('project.detail.leftToFinance'), value: formatMoney(left) },
    ...(project.suspendedUntil
      ? []
      : [{ label: t('project.detail.openUntil'), value: formatDate(project.dateEnd) }]),
    ...given(project, ['maxInvestorNumber'], t),
    { label: t('project.detail.freeCancellation', { days }), value: t('project.detail.freeOfCharge') },
    factOf(project, 'cancellationFee', t),
  ];
}

/** The facts about the preinvestment. Empty for a project without one. */
export function preinvestmentFacts(project: Project, t: Translate): Fact[] {
  return given(
    project,
    ['preinvestorMaxNumber', 'preinvestorDateEnd', 'preinvestorDeposit', 'preinvestorAmount'],
    t,
  );
}
