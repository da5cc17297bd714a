import { cents, civilDateAt, type OwnLoanState } from '@semilla/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { findLoans } from './find-loans.ts';
import { loanStateAnswer } from './loan-answer.ts';

/** The states of the loans in which a customer has invested. */
export async function findOwnLoans(db: Db, userId: string, now: Date): Promise<OwnLoanState[]> {
  const invested = db
    .select({ projectId: orders.projectId })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['active', 'finished'])));
  const loans = await findLoans(db, inArray(projects.projectId, invested));
  return loans.map((facts) => ({
    ...loanStateAnswer(facts, civilDateAt(now)),
    invested: cents(facts.project.amountInvestedCents),
  }));
}
