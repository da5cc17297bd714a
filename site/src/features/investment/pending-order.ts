import { forget, recall, remember } from '../../lib/tab-storage.ts';

/** An order that was sent, but whose result is unknown. */
export interface PendingOrder {
  key: string;
  userId: string;
  projectId: string;
  projectPhaseId: string;
  amountCents: number;
  termsVersion: string;
  sentAt: number;
}

// The server stores keys for a day at least.
const keptMs = 20 * 3_600_000;
const placeOf = (projectId: string) => `order:${projectId}`;

/** The user's unanswered order in this project, also after the page was reloaded. */
export function recallOrder(projectId: string, userId: string, now = Date.now()): PendingOrder | undefined {
  const kept = recall(placeOf(projectId));
  if (!kept) return undefined;
  const order = JSON.parse(kept) as PendingOrder;
  return order.userId === userId && now - order.sentAt < keptMs ? order : undefined;
}

export function keepOrder(order: PendingOrder): void {
  remember(placeOf(order.projectId), JSON.stringify(order));
}

export function forgetOrder(projectId: string): void {
  forget(placeOf(projectId));
}
