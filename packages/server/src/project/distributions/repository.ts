import {
  type Delivery,
  type DeliveryAnswer,
  type Distribution,
  linesOf,
  type Order,
} from '@semilla/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { users } from '../../account/index.ts';
import type { Db } from '../../database/index.ts';
import type { StoredProject } from '../access.ts';
import { userName } from '../investor-records.ts';
import { orders } from '../orders/index.ts';
import { phaseIds, projectPhases } from '../phases/index.ts';
import { scheduleOf } from './schedule-of.ts';
import { distributionLines, distributions } from './table.ts';

/** When a project was financed; undefined while it is not. */
export async function financedAt(db: Db, projectId: string): Promise<Date | undefined> {
  const [entered] = await db
    .select({ from: projectPhases.from })
    .from(projectPhases)
    .where(and(eq(projectPhases.projectId, projectId), eq(projectPhases.phaseId, phaseIds.Financed)));
  return entered?.from;
}

function planned({
  grossCents: gross,
  feeCents: fee,
  netCents: net,
  principalCents: principal,
  ...same
}: Delivery) {
  return { ...same, gross, fee, net, principal, deliveredAt: null };
}

/** Which deliveries were made, and when. */
async function deliveredAt(db: Db, projectId: string): Promise<Map<number | null, Date>> {
  const rows = await db
    .select({ period: distributions.period, at: distributions.createdAt })
    .from(distributions)
    .where(and(eq(distributions.projectId, projectId), eq(distributions.kind, 'return')));
  return new Map(rows.map(({ period, at }) => [period, at]));
}

/** The deliveries of a project, done and to come; none until it is financed. */
export async function findSchedule(db: Db, project: StoredProject): Promise<DeliveryAnswer[]> {
  const since = await financedAt(db, project.projectId);
  if (!since) return [];
  const done = await deliveredAt(db, project.projectId);
  return scheduleOf(project, since).map((delivery) => ({
    ...planned(delivery),
    deliveredAt: done.get(delivery.period) ?? null,
  }));
}

/** The part of one order in the deliveries: what it got as it was booked, what is to come as it will be. */
export async function findOrderSchedule(
  db: Db,
  project: StoredProject,
  order: Order,
): Promise<DeliveryAnswer[]> {
  const since = await financedAt(db, project.projectId);
  if (!since || order.status === 'cancelled') return [];
  const shares = await db
    .select({ orderId: orders.orderId, amountCents: orders.amountCents })
    .from(orders)
    .where(and(eq(orders.projectId, project.projectId), ne(orders.status, 'cancelled')))
    .orderBy(asc(orders.orderId));
  const done = await deliveredAt(db, project.projectId);
  return scheduleOf(project, since).map((delivery) => {
    const line = linesOf(delivery, shares).find(({ orderId }) => orderId === order.orderId);
    return { ...planned({ ...delivery, ...line }), deliveredAt: done.get(delivery.period) ?? null };
  });
}

export async function findDistribution(
  db: Db,
  { projectId, distributionId }: { projectId: string; distributionId: string },
): Promise<Distribution | undefined> {
  const [row] = await db
    .select()
    .from(distributions)
    .where(and(eq(distributions.distributionId, distributionId), eq(distributions.projectId, projectId)));
  if (!row) return undefined;
  const lines = await db
    .select({
      orderId: distributionLines.orderId,
      userId: distributionLines.userId,
      userName: userName(),
      gross: distributionLines.grossCents,
      fee: distributionLines.feeCents,
      net: sql<number>`${distributionLines.grossCents} - ${distributionLines.feeCents}`.mapWith(Number),
      principal: distributionLines.principalCents,
    })
    .from(distributionLines)
    .innerJoin(users, eq(users.userId, distributionLines.userId))
    .where(eq(distributionLines.distributionId, distributionId))
    .orderBy(asc(distributionLines.orderId));
  const { grossCents: gross, feeCents: fee, principalCents: principal, ...same } = row;
  return { ...same, gross, fee, net: gross - fee, principal, lines };
}
