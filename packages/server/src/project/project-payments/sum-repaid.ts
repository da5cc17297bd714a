import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { projectPayments } from '../../schema/project-payments.ts';

export async function sumRepaid(db: Db, projectId: string): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<string>`coalesce(sum(${projectPayments.amountCents}), 0)` })
    .from(projectPayments)
    .where(and(eq(projectPayments.projectId, projectId), eq(projectPayments.kind, 'repayment')));
  return Number(sum?.cents ?? 0);
}
