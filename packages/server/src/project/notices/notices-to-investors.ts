import { and, eq, max } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import type { Notice } from './notice.ts';

type About = Extract<Notice, { kind: 'offerSuspended' | 'sheetChanged' }>;
type Told<N> = N extends About ? Omit<N, 'userId' | 'projectId' | 'freeUntil'> : never;

/** One notice for each investor with pending orders in a locked project, with the last day to cancel free of charge. */
export async function noticesToInvestors(tx: Db, projectId: string, told: Told<About>): Promise<Notice[]> {
  const investors = await tx
    .select({ userId: orders.userId, freeUntil: max(orders.freeUntil) })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'pending')))
    .groupBy(orders.userId);
  return investors.map(({ userId, freeUntil }) => ({ ...told, userId, projectId, freeUntil }) as Notice);
}
