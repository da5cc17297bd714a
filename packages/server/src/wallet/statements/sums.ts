import { assert } from '../../kit/errors.ts';
import type { LineKind, Part } from './movement.ts';

/**
 * The sums of a period for the tax declaration, in cents. `fees`, `tax` and `penalties` are negative if more was given
 * back than charged, and `net` if more was charged than paid.
 */
export interface Sums {
  deposits: number;
  withdrawals: number;
  /** Withdrawals that were rejected or came back from the bank, so the money is in the balance again. */
  withdrawalsReturned: number;
  invested: number;
  /** Principal returned by cancellations, refunds and the last return of a project. */
  capitalReturned: number;
  gross: number;
  fees: number;
  /** Tax withheld from returns, less tax given back by corrections. */
  tax: number;
  /** Gross less fees and tax. */
  net: number;
  penalties: number;
}

export interface ProjectSums extends Sums {
  projectId: string;
  /** Invested and not returned at the end of the period. */
  outstanding: number;
}

/** The order of a project's sums in a statement. */
export const projectSumNames = [
  'invested',
  'capitalReturned',
  'outstanding',
  'gross',
  'fees',
  'tax',
  'net',
  'penalties',
] as const satisfies (keyof ProjectSums)[];

type OfProject = Part & { projectId: string | null };

const belongsTo: Record<LineKind, Exclude<keyof Sums, 'net'>> = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  withdrawalReturned: 'withdrawalsReturned',
  paymentReturned: 'withdrawalsReturned',
  depositTakenBack: 'withdrawals',
  investment: 'invested',
  cancellation: 'capitalReturned',
  wish: 'invested',
  wishReturned: 'capitalReturned',
  refund: 'capitalReturned',
  capitalReturned: 'capitalReturned',
  grossReturn: 'gross',
  fee: 'fees',
  tax: 'tax',
  taxReturned: 'tax',
  penalty: 'penalties',
};

/** What may be given back, so that a positive amount lowers the sum. */
const mayComeBack: readonly LineKind[] = ['fee', 'taxReturned', 'penalty'];

const capitalMoves: readonly LineKind[] = [
  'investment',
  'cancellation',
  'wish',
  'wishReturned',
  'refund',
  'capitalReturned',
];

export function sumsOf(parts: readonly Part[]): Sums {
  const sums: Sums = {
    deposits: 0,
    withdrawals: 0,
    withdrawalsReturned: 0,
    invested: 0,
    capitalReturned: 0,
    gross: 0,
    fees: 0,
    tax: 0,
    net: 0,
    penalties: 0,
  };
  for (const { kind, cents } of parts)
    sums[belongsTo[kind]] += mayComeBack.includes(kind) ? -cents : Math.abs(cents);
  return { ...sums, net: sums.gross - sums.fees - sums.tax };
}

/** The amount still invested in each project after these parts. */
export function capitalOf(parts: readonly OfProject[]): Map<string, number> {
  const capital = new Map<string, number>();
  for (const { kind, cents, projectId } of parts) {
    if (projectId && capitalMoves.includes(kind))
      capital.set(projectId, (capital.get(projectId) ?? 0) - cents);
  }
  for (const cents of capital.values())
    assert(cents >= 0, 'no more is returned of a project than was invested');
  return capital;
}

/** The sums of each project with movements in the period, or with money still invested. */
export function byProject(parts: readonly OfProject[], capital: ReadonlyMap<string, number>): ProjectSums[] {
  const groups = Map.groupBy(
    parts.filter(({ projectId }) => projectId !== null),
    ({ projectId }) => projectId as string,
  );
  const invested = [...capital].filter(([, cents]) => cents > 0).map(([projectId]) => projectId);
  return [...new Set([...groups.keys(), ...invested])].map((projectId) => ({
    projectId,
    ...sumsOf(groups.get(projectId) ?? []),
    outstanding: capital.get(projectId) ?? 0,
  }));
}
