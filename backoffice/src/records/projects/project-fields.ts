import { type Field, projectFieldList } from '@semilla/contract';

type FieldName = keyof typeof projectFieldList.fields;
export type Section = keyof typeof sections;

/** The fields of each section, in order, for the form and for the page. */
const sections = {
  basics: {
    form: ['name', 'url', 'projectTypeId', 'country', 'direction', 'managerId', 'private'],
    page: [
      'name',
      'projectTypeId',
      'managerId',
      'direction',
      'country',
      'url',
      'private',
      'createdAt',
      'updatedAt',
    ],
  },
  financing: {
    form: [
      'financingAmount',
      'minimumInvestment',
      'targetProfitability',
      'projectDuration',
      'deliveryFeePeriod',
      'managerFee',
      'taxWithholder',
      'untaxedGround',
      'cancellationFee',
      'maxInvestorNumber',
      'showInvestorNumber',
      'withdrawMoneyFinanced',
    ],
    page: [
      'financingAmount',
      'amountInvested',
      'percentageInvested',
      'fullySubscribedUntil',
      'targetProfitability',
      'annualProfitability',
      'projectDuration',
      'minimumInvestment',
      'maxInvestorNumber',
      'investorNumber',
      'showInvestorNumber',
      'dateStart',
      'dateEnd',
      'startedAt',
      'deliveryFeePeriod',
      'managerFee',
      'taxWithholder',
      'untaxedGround',
      'cancellationFee',
      'withdrawMoneyFinanced',
      'destinationBankAccount',
    ],
  },
  dates: { form: ['dateStart', 'dateEnd', 'startedAt'], page: [] },
  preinvestment: {
    form: ['preinvestorMaxNumber', 'preinvestorDateEnd', 'preinvestorDeposit', 'preinvestorAmount'],
    page: ['preinvestorMaxNumber', 'preinvestorDateEnd', 'preinvestorDeposit', 'preinvestorAmount'],
  },
} as const satisfies Record<string, { form: FieldName[]; page: FieldName[] }>;

/** The columns of the list, and whether they are shown by default. */
const columns = {
  name: 'shown',
  phaseName: 'shown',
  projectTypeName: 'chosen',
  country: 'chosen',
  managerId: 'chosen',
  url: 'chosen',
  financingAmount: 'shown',
  amountInvested: 'chosen',
  percentageInvested: 'shown',
  fullySubscribedUntil: 'chosen',
  targetProfitability: 'shown',
  minimumInvestment: 'chosen',
  projectDuration: 'shown',
  dateStart: 'chosen',
  dateEnd: 'shown',
  startedAt: 'chosen',
  createdAt: 'chosen',
} as const satisfies Partial<Record<FieldName, 'shown' | 'chosen'>>;

export const fieldsOf = (section: Section, place: 'form' | 'page'): Field[] =>
  sections[section][place].map((name) => projectFieldList.fields[name]);

export const columnFields = Object.keys(columns).map((name) => projectFieldList.fields[name as FieldName]);
export const hiddenColumns = Object.entries(columns).flatMap(([name, at]) => (at === 'chosen' ? [name] : []));
