import { forget, recall, remember } from '../../lib/tab-storage.ts';

/** An order that was sent, and of which it is not known yet whether it was carried out. */
export interface PendingOrder {
  key: string;
  userId: string;
  projectId: string;
  projectPhaseId: string;
  amountCents: number;
  termsVersion: string;
  sentAt: number;
}

// The server keeps keys for a day at least.
const keptMs = 20 * 3_600_000;
const placeOf = (projectId: string) => `order:${projectId}`;

/** The order of this person in this project that still waits for an answer, also after the page was loaded anew. */
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
