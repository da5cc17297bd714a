import type { UserKind } from './person-choices.ts';

// Imports no schemas, so that pages can check a request without loading zod.

/** The kinds of investor; Regulation (EU) 2020/1503, article 2(1)(j) and (k). */
export const investorKinds = ['non-sophisticated', 'sophisticated', 'professional'] as const;
export type InvestorKind = (typeof investorKinds)[number];

/**
 * What an investor states in a request: amounts in cents, and counts. A figure is null if it is not stated.
 */
export interface StatedFigures {
  /** A person's gross income in a fiscal year. */
  income: number | null;
  /** A person's portfolio of financial instruments, cash deposits included. */
  portfolio: number | null;
  /** Months in a post in the financial sector that requires knowledge of the investments concerned. */
  professionalMonths: number | null;
  /** Months as executive of a company that meets the criteria for companies. */
  executiveMonths: number | null;
  /** Significant trades on the capital markets in the last four quarters. */
  trades: number | null;
  ownFunds: number | null;
  turnover: number | null;
  balanceSheet: number | null;
}

export const personFigures = [
  'income',
  'portfolio',
  'professionalMonths',
  'executiveMonths',
  'trades',
] as const satisfies (keyof StatedFigures)[];
export const companyFigures = [
  'ownFunds',
  'turnover',
  'balanceSheet',
] as const satisfies (keyof StatedFigures)[];

/** Annex II of the Regulation, in cents and months. A portfolio must exceed its bound; the other figures must reach it. */
export const criteriaBounds = {
  incomeCents: 6_000_000,
  portfolioAboveCents: 10_000_000,
  months: 12,
  /** The law asks for an average of ten trades a quarter; this is the sum of four quarters. */
  trades: 40,
  ownFundsCents: 10_000_000,
  turnoverCents: 200_000_000,
  balanceSheetCents: 100_000_000,
} as const;

const criterionNames = {
  individual: ['wealth', 'experience', 'trading'],
  company: ['ownFunds', 'turnover', 'balanceSheet'],
} as const satisfies Record<UserKind, readonly string[]>;
export type InvestorCriterion = (typeof criterionNames)[UserKind][number];

const criteriaNeeded = { individual: 2, company: 1 } as const satisfies Record<UserKind, number>;

const reaches = (figure: number | null, bound: number) => figure !== null && figure >= bound;

const isMet: Record<InvestorCriterion, (stated: StatedFigures) => boolean> = {
  wealth: ({ income, portfolio }) =>
    reaches(income, criteriaBounds.incomeCents) || reaches(portfolio, criteriaBounds.portfolioAboveCents + 1),
  experience: ({ professionalMonths, executiveMonths }) =>
    reaches(professionalMonths, criteriaBounds.months) || reaches(executiveMonths, criteriaBounds.months),
  trading: ({ trades }) => reaches(trades, criteriaBounds.trades),
  ownFunds: ({ ownFunds }) => reaches(ownFunds, criteriaBounds.ownFundsCents),
  turnover: ({ turnover }) => reaches(turnover, criteriaBounds.turnoverCents),
  balanceSheet: ({ balanceSheet }) => reaches(balanceSheet, criteriaBounds.balanceSheetCents),
};

/** Each criterion of a person or a company, and whether the stated figures meet it. */
export function criteriaOf(
  kind: UserKind,
  stated: StatedFigures,
): { name: InvestorCriterion; isMet: boolean }[] {
  return criterionNames[kind].map((name) => ({ name, isMet: isMet[name](stated) }));
}

/** Whether an investor with these figures may request to be sophisticated: persons need two of three criteria, companies one. */
export function meetsCriteria(kind: UserKind, stated: StatedFigures): boolean {
  return criteriaOf(kind, stated).filter((criterion) => criterion.isMet).length >= criteriaNeeded[kind];
}

/** How long an approved kind is valid. */
export const investorKindYears = 2;
