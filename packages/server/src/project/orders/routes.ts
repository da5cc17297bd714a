import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { twoPlaces } from '../../kit/http/csv.ts';
import { exportRoute } from '../../kit/http/export.ts';
import { route } from '../../kit/http/route.ts';
import { preventInvestorDeletion } from './keep-investors.ts';
import { orderTermsIn } from './order-terms.ts';
import { findOrder, findOrderRows, findOrders } from './queries.ts';

export async function registerOrders(app: FastifyInstance): Promise<void> {
  preventInvestorDeletion();
  route(app, v1.orders.find, (call) => findOrders(call.db, call, call.query));

  exportRoute(app, v1.orders.export, {
    fileName: 'orders',
    find: (call, db, page) => findOrderRows(db, call, { ...call.query, ...page }),
    columns: [
      { label: 'project.fields.orders.createdAt', value: (order) => order.createdAt },
      { label: 'project.fields.orders.project', value: (order) => order.projectName },
      { label: 'project.fields.orders.user', value: (order) => order.userName },
      { label: 'project.fields.orders.type', value: (order) => order.type },
      { label: 'project.fields.orders.status', value: (order) => order.status },
      { label: 'project.fields.orders.amount', value: (order) => twoPlaces(order.amount) },
      { label: 'project.fields.orders.penaltyAmount', value: (order) => twoPlaces(order.penaltyAmount) },
      { label: 'project.fields.orders.penalty', value: (order) => twoPlaces(order.penalty) },
      { label: 'project.fields.orders.cancelledAt', value: (order) => order.cancelledAt },
      { label: 'project.fields.orders.termsVersion', value: (order) => order.termsVersion },
    ],
  });

  route(app, v1.orderTerms.find, async ({ locale }) => orderTermsIn(locale));

  route(app, v1.orders.findOne, async (call) => {
    const order = await findOrder(call.db, call, call.params.orderId);
    if (!order) throw new NotFound();
    return order;
  });
}
