import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { projects } from '../../schema/projects.ts';

interface Named {
  paymentOrderId: string | undefined;
  /** The movement that paid the order. */
  sentId: string | undefined;
}

/** Finds a promoter's payment order by its id or by the movement that paid it. */
export async function findPromoterOrder(db: Db, { paymentOrderId, sentId }: Named) {
  const [found] = await db
    .select({ order: paymentOrders, projectName: projects.name })
    .from(paymentOrders)
    .innerJoin(projects, eq(projects.projectId, paymentOrders.projectId))
    .where(
      and(
        ne(paymentOrders.state, 'cancelled'),
        or(
          paymentOrderId ? eq(paymentOrders.paymentOrderId, paymentOrderId) : undefined,
          sentId ? eq(paymentOrders.paidById, sentId) : undefined,
        ),
      ),
    );
  const { projectId, purpose } = found?.order ?? {};
  if (!found || !projectId || !purpose || purpose === 'sendBack') return undefined;
  return { paymentOrderId: found.order.paymentOrderId, projectId, purpose, projectName: found.projectName };
}
