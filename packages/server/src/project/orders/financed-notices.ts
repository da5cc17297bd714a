import { and, eq, sum } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import type { Notice } from '../../wallet/ledger/notice.ts';
import { orders } from './table.ts';

/** What everybody with money in a project is told once it is financed. Its orders must be active by now. */
export async function financedNotices(
  tx: Db,
  { projectId, name: projectName }: { projectId: string; name: string },
): Promise<Notice[]> {
  const investors = await tx
    .select({ userId: orders.userId, amountCents: sum(orders.amountCents).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'active')))
    .groupBy(orders.userId);
  return investors.map((investor) => ({ kind: 'projectFinanced', projectId, projectName, ...investor }));
}
