import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { orderTermsIn } from './order-terms-in.ts';
import { preventInvestorDeletion } from './prevent-investor-deletion.ts';
import { findOrder, findOrderRows, findOrders } from './queries.ts';

export async function registerOrders(app: FastifyInstance): Promise<void> {
  preventInvestorDeletion();
  route(app, v1.orders.find, (call) => findOrders(call.db, call, call.query));

  exportRoute(app, v1.orders.export, {
    fileName: 'orders',
    find: (call, db, page) => findOrderRows(db, call, { ...call.query, ...page }),
  });

  route(app, v1.orderTerms.find, async ({ locale }) => orderTermsIn(locale));

  route(app, v1.orders.findOne, async (call) => {
    const order = await findOrder(call.db, call, call.params.orderId);
    if (!order) throw new NotFound();
    return order;
  });
}
