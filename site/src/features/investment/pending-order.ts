import { readItem, removeItem, storeItem } from '@semilla/client';
import type { Cents, TermsText } from '@semilla/contract';

/** The consent to the risk warning. Required above the threshold. */
export interface RiskConsent {
  isAccepted: true;
  warningVersion: string;
  answers?: Record<string, string>;
}

/** An order that was sent, but has no known result. */
export interface PendingOrder {
  key: string;
  userId: string;
  projectId: string;
  projectPhaseId: string;
  amountCents: Cents;
  termsVersion: string;
  /** The text of the terms shown to the investor. */
  termsText: TermsText;
  /** The sheet version shown to the investor. */
  sheetVersion: number;
  riskConsent?: RiskConsent | undefined;
  sentAt: number;
}

// The server keeps idempotency keys for at least a day.
const keptMs = 20 * 3_600_000;
const placeOf = (projectId: string) => `order:${projectId}`;

/** The order in this project that has no response yet. It is stored, so it survives a page reload. */
export function recallOrder(projectId: string, userId: string, now = Date.now()): PendingOrder | undefined {
  const kept = readItem(placeOf(projectId), 'sessionStorage');
  if (!kept) return undefined;
  const order = JSON.parse(kept) as PendingOrder;
  return order.userId === userId && now - order.sentAt < keptMs ? order : undefined;
}

export function storePendingOrder(order: PendingOrder): void {
  storeItem(placeOf(order.projectId), JSON.stringify(order), 'sessionStorage');
}

export function clearPendingOrder(projectId: string): void {
  removeItem(placeOf(projectId), 'sessionStorage');
}
