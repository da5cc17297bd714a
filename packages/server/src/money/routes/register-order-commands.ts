import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { orderList } from '../../project/orders/queries.ts';
import { cancelOrder } from '../commands/cancel-order.ts';
import { placeOrder } from '../commands/place-order.ts';
import { moneyRoute } from '../engine/money-route.ts';
import { shownWith } from './shown-with.ts';

export async function registerOrderCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(app, v1.orders.place, async (call) => {
    const { projectId, projectPhaseId, userId, amount, termsVersion } = call.body;
    const shown = shownWith(call);
    const investorId = call.caller.userId;
    if (userId !== undefined && userId !== investorId) throw new NotFound();
    return call.run(
      placeOrder({
        actor: call.actor,
        userId: investorId,
        projectId,
        projectPhaseId,
        amountCents: amount,
        termsVersion: termsVersion ?? shown.terms.version,
        shown,
      }),
    );
  });

  moneyRoute(app, v1.orders.cancel, async (call) => {
    const { orderId, projectId, userId } = await orderList.one(call.db, call.params.orderId, call);
    return call.run(cancelOrder({ actor: call.actor, orderId, projectId, userId }));
  });
}
