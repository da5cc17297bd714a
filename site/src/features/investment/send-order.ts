import { isSettled, newKey } from '@semilla/client';
import { type Cents, type Order, type TermsText, v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import type { InvestSituation } from './invest-situation.ts';
import {
  clearPendingOrder,
  type PendingOrder,
  type RiskConsent,
  recallOrder,
  storePendingOrder,
} from './pending-order.ts';

/** Returns the unanswered order if there is one, so that no second one is placed. Otherwise creates a new one. */
export function orderFor(
  { me, project, terms }: InvestSituation,
  amountCents: Cents,
  riskConsent: RiskConsent | undefined,
  termsText: TermsText,
): PendingOrder {
  const { projectId, projectPhaseId, sheetVersion } = project;
  return (
    recallOrder(projectId, me.userId) ?? {
      key: newKey(),
      userId: me.userId,
      projectId,
      projectPhaseId,
      amountCents,
      termsVersion: terms.version,
      termsText,
      sheetVersion: sheetVersion ?? 0,
      ...(riskConsent && { riskConsent }),
      sentAt: Date.now(),
    }
  );
}

/** Sends an order. Its key is stored until the result is known. */
export async function sendOrder(pending: PendingOrder): Promise<Order> {
  const { key, projectId, projectPhaseId, amountCents: amount } = pending;
  const { termsVersion, termsText, sheetVersion, riskConsent } = pending;
  storePendingOrder(pending);
  try {
    const body = {
      projectId,
      projectPhaseId,
      amount,
      orderType: 'invest' as const,
      termsVersion,
      termsText,
      sheetVersion,
      riskConsent,
    };
    const order = await api(v1.orders.place, { body }, { idempotencyKey: key });
    clearPendingOrder(projectId);
    return order;
  } catch (error) {
    if (isSettled(error)) clearPendingOrder(projectId);
    throw error;
  }
}
