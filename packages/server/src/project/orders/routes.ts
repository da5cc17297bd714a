import {
  cancelOrder,
  createOrder,
  exportOrders,
  listOrders,
  readOrder,
  readOrderTerms,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { cancelOrder as cancelling } from './cancel-order.ts';
import { keepInvestors } from './keep-investors.ts';
import { orderTermsIn } from './order-terms.ts';
import { placeOrder } from './place-order.ts';
import { findOrder, findOrderRows, findOrders } from './repository.ts';

export async function registerOrders(app: FastifyInstance): Promise<void> {
  keepInvestors();
  route(app, listOrders, (call) => findOrders(call.db, call, call.query));

  exportRoute(app, exportOrders, {
    fileName: 'orders',
    find: (call, db, page) => findOrderRows(db, call, { ...call.query, ...page }),
  });

  route(app, readOrderTerms, async ({ locale }) => orderTermsIn(locale));

  route(app, readOrder, async (call) => {
    const order = await findOrder(call.db, call, call.params.orderId);
    if (!order) throw new NotFound();
    return order;
  });

  route(app, createOrder, async (call) => {
    const { projectId, projectPhaseId, userId, amount, termsVersion } = call.body;
    const investorId = call.caller.userId as string;
    if (userId !== undefined && userId !== investorId) throw new NotFound();
    return call.run(
      placeOrder({
        actor: call.actor,
        userId: investorId,
        projectId,
        projectPhaseId,
        amountCents: amount,
        termsVersion,
      }),
    );
  });

  route(app, cancelOrder, async (call) => {
    const order = await findOrder(call.db, call, call.params.orderId);
    if (!order) throw new NotFound();
    const { orderId, projectId, userId } = order;
    return call.run(cancelling({ actor: call.actor, orderId, projectId, userId }));
  });
}
