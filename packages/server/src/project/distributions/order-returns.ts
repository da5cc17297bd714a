import type { DatedRate, DeliveryAnswer, Order, OwnReturn } from '@semilla/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';
import { distributions } from '../../schema/distributions.ts';
import { orders } from '../../schema/orders.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projects } from '../../schema/projects.ts';
import type { StoredProject } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { correctedTax } from './corrected-tax.ts';
import { findLinesToCome, type LineToCome } from './lines-to-come.ts';
import { answerOf, type Booked, when } from './queries.ts';
import { scheduleOf } from './schedule-of.ts';

interface Invested {
  order: Pick<Order, 'orderId' | 'status'>;
  project: StoredProject;
  financedAt: Date;
}

/** The booked deliveries of an order and, while it is active, the upcoming ones. */
function deliveriesOfOrder(
  { order, project, financedAt }: Invested,
  booked: readonly Booked[],
  toCome: ReadonlyMap<number, readonly LineToCome[]>,
): DeliveryAnswer[] {
  const isOpen = order.status === 'active';
  return scheduleOf(project, financedAt).flatMap((delivery) => {
    const done = booked.find(({ period }) => period === delivery.period);
    const line = toCome.get(delivery.period)?.find(({ orderId }) => orderId === order.orderId);
    const amounts = done ?? (isOpen ? line : undefined);
    return amounts ? [answerOf(delivery, amounts, done)] : [];
  });
}

function findBooked(db: Db, orderIds: string[]): Promise<(Booked & { orderId: string })[]> {
  const { orderId, grossCents, feeCents, principalCents } = distributionLines;
  const { taxCents } = correctedTax;
  return db
    .select({ ...when, orderId, grossCents, feeCents, taxCents, principalCents })
    .from(distributionLines)
    .innerJoin(distributions, eq(distributions.distributionId, distributionLines.distributionId))
    .where(and(inArray(orderId, orderIds), eq(distributions.kind, 'return')));
}

interface Returns {
  orderId: string;
  deliveries: DeliveryAnswer[];
}

async function findDeliveries(
  db: Db,
  invested: readonly Invested[],
  interestTaxRates: readonly DatedRate[],
): Promise<Returns[]> {
  if (!invested.length) return [];
  const open = invested.filter(({ order }) => order.status === 'active');
  const booked = await findBooked(
    db,
    invested.map(({ order }) => order.orderId),
  );
  const linesToCome = await findLinesToCome(
    db,
    open.map(({ project, financedAt }) => ({ project, financedAt })),
    interestTaxRates,
  );
  return invested.map((investment) => {
    const { orderId } = investment.order;
    const ofOrder = booked.filter((line) => line.orderId === orderId);
    const toCome = linesToCome.get(investment.project.projectId) ?? new Map();
    return { orderId, deliveries: deliveriesOfOrder(investment, ofOrder, toCome) };
  });
}

function selectInvested(db: Db) {
  return db
    .select({
      order: { orderId: orders.orderId, status: orders.status },
      project: projects,
      financedAt: projectPhases.from,
    })
    .from(orders)
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .innerJoin(
      projectPhases,
      and(eq(projectPhases.projectId, orders.projectId), eq(projectPhases.phaseId, phaseIds.Financed)),
    )
    .$dynamic();
}

/** The deliveries of one order; empty until its project is financed. */
export async function findOrderSchedule(
  db: Db,
  orderId: string,
  interestTaxRates: readonly DatedRate[],
): Promise<DeliveryAnswer[]> {
  const invested = await selectInvested(db).where(eq(orders.orderId, orderId));
  const [own] = await findDeliveries(db, invested, interestTaxRates);
  return own?.deliveries ?? [];
}

/** The deliveries of all orders of a user. */
export async function findOwnReturns(
  db: Db,
  userId: string,
  interestTaxRates: readonly DatedRate[],
): Promise<OwnReturn[]> {
  const isInReturns = and(eq(orders.userId, userId), inArray(orders.status, ['active', 'finished']));
  const invested = await selectInvested(db).where(isInReturns).orderBy(asc(orders.orderId));
  return (await findDeliveries(db, invested, interestTaxRates)).flatMap(({ orderId, deliveries }) =>
    deliveries.map((delivery) => ({ orderId, ...delivery })),
  );
}
