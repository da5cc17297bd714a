import { addDays, addMonths } from '../shared/calendar.ts';

// Imports no schemas, and runs only in the browser: what investors type into the simulation is never sent.

/** What an investor types into the simulation of losses, in cents. */
export interface LossInputs {
  /** Net income of twelve months from work, without exceptional payments. */
  workIncome: number;
  /** Net income of twelve months from savings and financial instruments, without capital gains. */
  savingsIncome: number;
  /** Net income of twelve months from letting property. */
  rentIncome: number;
  /** Money in accounts and deposits. */
  deposits: number;
  /** Financial instruments that can be sold at once, except crowdfunding and occupational pensions. */
  instruments: number;
  /** Per year, for housing, loans and maintenance. */
  commitments: number;
  /** Per year, such as taxes, insurance and living costs. */
  expenses: number;
}

export const lossInputNames = [
  'workIncome',
  'savingsIncome',
  'rentIncome',
  'deposits',
  'instruments',
  'commitments',
  'expenses',
] as const satisfies (keyof LossInputs)[];

/** Net yearly income plus liquid assets, minus yearly commitments; it may be negative. */
export function netWorthOf(inputs: LossInputs): number {
  const { workIncome, savingsIncome, rentIncome, deposits, instruments, commitments, expenses } = inputs;
  const income = workIncome + savingsIncome + rentIncome;
  return income + deposits + instruments - commitments - expenses;
}

/** A tenth of the net worth; zero if the net worth is negative. */
export function abilityToBearLoss(netWorth: number): number {
  return Math.max(0, Math.floor(netWorth / 10));
}

/**
 * The first and the last day that the values of a simulation may refer to: the last 31 December, and today.
 */
export function valuationDays(today: string): { first: string; last: string } {
  return { first: `${Number(today.slice(0, 4)) - 1}-12-31`, last: today };
}

export const thresholdMinCents = 100_000;

/**
 * Above this amount an order needs a warning and consent: five percent of the net worth, at least 1,000.00 €. The
 * result of the simulation is ten percent, so this is half of it. Without a valid result it is 1,000.00 €.
 */
export function thresholdOf(resultCents: number | null): number {
  return Math.max(thresholdMinCents, Math.floor((resultCents ?? 0) / 2));
}

export const simulationValidUntil = (sentOn: string) => addDays(addMonths(sentOn, 12), -1);
