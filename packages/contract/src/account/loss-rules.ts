import { addDays, addMonths } from '../shared/calendar.ts';

// Imports no schemas, and runs in the browser alone: what is typed into the simulation never leaves it.

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
  /** Financial instruments that can be sold at once, without crowdfunding and occupational pensions. */
  instruments: number;
  /** Yearly payments for housing, loans and maintenance. */
  commitments: number;
  /** Other yearly expenses, such as taxes, insurance and living. */
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

/** The ability to bear loss: a tenth of the net worth, and nothing where that is negative. */
export function abilityToBearLoss(netWorth: number): number {
  return Math.max(0, Math.floor(netWorth / 10));
}

/** The days for which the values of a simulation may be stated: 31 December last, or one later day. */
export function valuationDays(today: string): { first: string; last: string } {
  return { first: `${Number(today.slice(0, 4)) - 1}-12-31`, last: today };
}

export const thresholdMinCents = 100_000;

/**
 * The amount above which an order needs a warning and consent: five percent of the net worth, which is half of the
 * result, and 1,000.00 € at least. Without a valid result it is 1,000.00 €.
 */
export function thresholdOf(resultCents: number | null): number {
  return Math.max(thresholdMinCents, Math.floor((resultCents ?? 0) / 2));
}

/** The last day on which the result of a simulation counts. */
export const simulationValidUntil = (sentOn: string) => addDays(addMonths(sentOn, 12), -1);
