import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { findFile } from '../payment-files/queries.ts';
import { cancelPaymentOrder } from './cancel-payment-order.ts';
import { findOrdersOf } from './queries.ts';

/** Payments of files that pay no withdrawal. */
export async function registerPaymentOrders(app: FastifyInstance): Promise<void> {
  route(app, v1.paymentOrders.find, async ({ db, params }) => {
    await findFile(db, params.paymentFileId);
    return { data: await findOrdersOf(db, params.paymentFileId) };
  });

  route(app, v1.paymentOrders.cancel, ({ change, now, params }) =>
    change((draft) => cancelPaymentOrder(draft, params.paymentOrderId, now)),
  );
}
