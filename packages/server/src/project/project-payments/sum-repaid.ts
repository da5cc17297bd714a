import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { type ProjectPaymentRow, projectPayments } from '../../schema/project-payments.ts';

/** What a payment adds to the amount that the promoter has paid back. */
export function repaidCents({ kind, amountCents }: Pick<ProjectPaymentRow, 'kind' | 'amountCents'>): number {
  if (kind === 'repaymentReturned') return -amountCents;
  return kind === 'repayment' ? amountCents : 0;
}

/** The sum of `repaidCents` over all payments of a project, in SQL. */
export const repaidSum = sql<string>`coalesce(sum(case ${projectPayments.kind}
  when 'repayment' then ${projectPayments.amountCents} when 'repaymentReturned' then -${projectPayments.amountCents} end), 0)`;

export async function sumRepaid(db: Db, projectId: string): Promise<number> {
  const [sum] = await db
    .select({ cents: repaidSum })
    .from(projectPayments)
    .where(eq(projectPayments.projectId, projectId));
  return Number(sum?.cents ?? 0);
}
