import { and, eq, sum } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import type { NoticeOf } from './notice.ts';
import type { offerMails } from './offer-mails.ts';

/** One notice per investor when a project is financed. The orders must already be active. */
export async function financedNotices(
  tx: Db,
  { projectId, name: projectName }: { projectId: string; name: string },
): Promise<NoticeOf<typeof offerMails, 'projectFinanced'>[]> {
  const investors = await tx
    .select({ userId: orders.userId, amountCents: sum(orders.amountCents).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'active')))
    .groupBy(orders.userId);
  return investors.map((investor) => ({ kind: 'projectFinanced', projectId, projectName, ...investor }));
}
