import type { Me } from '../session/session-store.ts';

const newForMs = 30 * 24 * 3_600_000;
const placeOf = (userId: string) => `tour:${userId}`;

/** True for new users who have neither taken nor declined the tour. */
export function isTourOffered({ userId, role, createdAt }: Me, now = Date.now()): boolean {
  if (role !== 'user' || now - createdAt.getTime() > newForMs) return false;
  try {
    return localStorage.getItem(placeOf(userId)) === null;
  } catch {
    return false;
  }
}

/** Remembers that the user was offered the tour, because it is offered only once. */
export function rememberTourOffered(userId: string): void {
  try {
    localStorage.setItem(placeOf(userId), 'offered');
  } catch {
    // Without storage the tour is never offered.
  }
}
