import { readItem, removeItem, storeItem } from '@semilla/client';
import type { Cents } from '@semilla/contract';

/** The consent to the risk warning, above the threshold. */
export interface RiskConsent {
  isAccepted: true;
  warningVersion: string;
  answers?: Record<string, string>;
}

/** An order that was sent, but whose result is unknown. */
export interface PendingOrder {
  key: string;
  userId: string;
  projectId: string;
  projectPhaseId: string;
  amountCents: Cents;
  termsVersion: string;
  /** The version of the sheet that was shown. */
  sheetVersion: number;
  riskConsent?: RiskConsent | undefined;
  sentAt: number;
}

// The server stores keys for a day at least.
const keptMs = 20 * 3_600_000;
const placeOf = (projectId: string) => `order:${projectId}`;

/** The order in this project whose answer has not arrived yet; it survives a reload of the page. */
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
