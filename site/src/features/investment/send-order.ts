import { type Order, v1 } from '@semilla/contract';
import { isSettled } from '@semilla/contract/client';
import { api } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';
import type { InvestSituation } from './invest-situation.ts';
import { forgetOrder, keepOrder, type PendingOrder, recallOrder } from './pending-order.ts';

/** The order to send: the unanswered one, so that no second one is placed, or else a new one. */
export function orderFor({ me, project, terms }: InvestSituation, amountCents: number): PendingOrder {
  const { projectId, projectPhaseId } = project;
  return (
    recallOrder(projectId, me.userId) ?? {
      key: newKey(),
      userId: me.userId,
      projectId,
      projectPhaseId,
      amountCents,
      termsVersion: terms.version,
      sentAt: Date.now(),
    }
  );
}

/** Sends an order with its key, which is stored until the result is known. */
export async function sendOrder(pending: PendingOrder): Promise<Order> {
  const { key, projectId, projectPhaseId, amountCents: amount, termsVersion } = pending;
  keepOrder(pending);
  try {
    const body = { projectId, projectPhaseId, amount, orderType: 'invest' as const, termsVersion };
    const order = await api(v1.orders.place, { body }, { idempotencyKey: key });
    forgetOrder(projectId);
    return order;
  } catch (error) {
    if (isSettled(error)) forgetOrder(projectId);
    throw error;
  }
}
