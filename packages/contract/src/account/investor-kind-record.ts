import { z } from 'zod';
import { civilDate, instant } from '../shared/dates.ts';
import { fieldList } from '../shared/field-list.ts';
import { storedFile, storedFileFieldList } from '../shared/files.ts';
import { money } from '../shared/money.ts';
import { id } from '../shared/text.ts';
import { recordVersion, versionRules } from '../shared/version.ts';
import { wholeNumber } from '../shared/whole-number.ts';
import {
  investorKindStates,
  investorKindTextsVersion,
  investorMonthsMax,
  investorTradesMax,
  professionalCategories,
  requestedKinds,
} from './investor-kind-choices.ts';
import { userKinds } from './person-choices.ts';

export const exampleFigures = { income: '72000.00', professionalMonths: 30 };

export const investorFigures = {
  income: money.nullable().meta({
    example: exampleFigures.income,
    description: 'A person’s gross income of a fiscal year.',
  }),
  portfolio: money.nullable().meta({
    example: null,
    description: 'A person’s portfolio of financial instruments, cash deposits included.',
  }),
  professionalMonths: wholeNumber(0, investorMonthsMax).nullable().meta({
    example: exampleFigures.professionalMonths,
    description: 'Months in a professional post in the financial sector.',
  }),
  executiveMonths: wholeNumber(0, investorMonthsMax).nullable().meta({
    example: null,
    description: 'Months as executive of a company that meets the criteria for companies.',
  }),
  trades: wholeNumber(0, investorTradesMax).nullable().meta({
    example: null,
    description: 'Significant trades on the capital markets in the four quarters before.',
  }),
  ownFunds: money.nullable().meta({ example: null, description: 'A company’s own funds.' }),
  turnover: money.nullable().meta({ example: null, description: 'A company’s net turnover.' }),
  balanceSheet: money.nullable().meta({ example: null, description: 'A company’s balance sheet.' }),
};

export const professionalCategory = z.enum(professionalCategories).meta({
  example: 'large',
  description: 'A professional client by Directive 2014/65/EU, annex II, section I.',
});

/** A request to be treated as a sophisticated or professional investor, with its decision. */
export const investorKindRecord = z.object({
  investorKindId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  userKind: z.enum(userKinds).meta({ example: 'individual' }),
  kind: z.enum(requestedKinds).meta({ example: 'sophisticated' }),
  state: z.enum(investorKindStates).meta({ example: 'pending' }),
  ...investorFigures,
  professionalCategory: professionalCategory.nullable().meta({ example: null }),
  textsVersion: z.string().meta({
    example: investorKindTextsVersion,
    description: 'The texts that the investor confirmed: criteria, protection lost, liability for the truth.',
  }),
  accountDocumentId: id.nullable().meta({
    example: null,
    description: 'The document that came with the request, which is in the account of the investor.',
  }),
  file: storedFile.nullable().meta({ example: null, description: 'The file of that document.' }),
  reason: z.string().nullable().meta({
    example: null,
    description: 'Why it was refused or ended.',
  }),
  proof: z.string().nullable().meta({
    example: null,
    description: 'What proved that the investor is a professional; null for others.',
  }),
  decidedByName: z.string().nullable().meta({ example: null }),
  decidedAt: instant
    .nullable()
    .meta({ example: null, description: 'When the request was approved or refused.' }),
  endedByName: z.string().nullable().meta({ example: null }),
  endedAt: instant
    .nullable()
    .meta({ example: null, description: 'When it was ended, given up or withdrawn.' }),
  validFrom: civilDate.nullable().meta({ example: null }),
  validUntil: civilDate
    .nullable()
    .meta({ example: null, description: 'The last day on which it is valid, or was valid.' }),
  createdAt: instant,
  version: recordVersion,
});
export type InvestorKindRecord = z.output<typeof investorKindRecord>;

export const investorKindFieldList = fieldList({
  resource: 'investorKinds',
  record: investorKindRecord,
  acts: ['investor-kind'],
  notedForPrograms: ['decidedById', 'endedById'],
  fields: {
    createdAt: { notInAudit: 'It is when the line was noted.' },
    userName: {},
    userKind: { words: 'account.kinds' },
    kind: { words: 'investor.kinds' },
    state: { words: 'investor.kindStates' },
    income: {},
    portfolio: {},
    professionalMonths: {},
    executiveMonths: {},
    trades: {},
    ownFunds: {},
    turnover: {},
    balanceSheet: {},
    professionalCategory: { words: 'investor.professionalCategories' },
    file: {
      notInCsv: 'Its name is a column of its own.',
      notInAudit: 'The line about the document names it.',
      shownAs: 'fileName',
      parts: storedFileFieldList,
    },
    fileName: {},
    reason: {},
    proof: {},
    decidedByName: {},
    decidedAt: {},
    endedByName: {},
    endedAt: {},
    validFrom: {},
    validUntil: {},
    textsVersion: {},
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    accountDocumentId: { hidden: 'For programs, which open the document by it.' },
    investorKindId: { hidden: 'An id that nobody reads.' },
    version: versionRules,
  },
});
