import { type CashFlow, civilDateAt, moneyWeightedReturn } from '@semilla/contract';
import { and, eq } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { distributions } from '../../schema/distributions.ts';
import type { LoanFacts } from './find-loans.ts';

export type Paid = CashFlow & { projectId: string };

/** What investors received in deliveries, after fees and before tax; of all projects if none is named. */
export async function findPaid(db: Db, projectIds?: readonly string[]): Promise<Paid[]> {
  const { projectId, kind, grossCents, feeCents, principalCents, createdAt } = distributions;
  const ofProjects = projectIds && isOneOf(projectId, [...projectIds]);
  const rows = await db
    .select({ projectId, grossCents, feeCents, principalCents, createdAt })
    .from(distributions)
    .where(and(eq(kind, 'return'), ofProjects));
  return rows.map((row) => ({
    projectId: row.projectId,
    on: civilDateAt(row.createdAt),
    cents: row.grossCents - row.feeCents + row.principalCents,
  }));
}

/** The return a year of a closed project, from its start; null if it cannot be told. */
export function actualProfitability(
  { project, financedOn }: LoanFacts,
  paid: readonly Paid[],
  closedOn: string,
): number | null {
  return moneyWeightedReturn([
    { on: project.startedAt ?? financedOn, cents: -project.amountInvestedCents },
    ...paid,
    // Marks the end, so that a project that paid nothing is a total loss.
    { on: closedOn, cents: 0 },
  ]);
}
