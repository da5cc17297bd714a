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
const places = new Map<string, string>();
const placeOf = (projectId: string) => `order:${projectId}`;

function read(place: string): string | undefined {
  try {
    return sessionStorage.getItem(place) ?? undefined;
  } catch {
    return places.get(place);
  }
}

/** The order of this person in this project that still waits for an answer, also after the page was loaded anew. */
export function recallOrder(projectId: string, userId: string, now = Date.now()): PendingOrder | undefined {
  const kept = read(placeOf(projectId));
  if (!kept) return undefined;
  const order = JSON.parse(kept) as PendingOrder;
  return order.userId === userId && now - order.sentAt < keptMs ? order : undefined;
}

export function keepOrder(order: PendingOrder): void {
  const text = JSON.stringify(order);
  places.set(placeOf(order.projectId), text);
  try {
    sessionStorage.setItem(placeOf(order.projectId), text);
  } catch {
    // A browser that stores nothing remembers it for as long as the page stays.
  }
}

export function forgetOrder(projectId: string): void {
  places.delete(placeOf(projectId));
  try {
    sessionStorage.removeItem(placeOf(projectId));
  } catch {
    // Nothing was stored.
  }
}
