import { AsyncLocalStorage } from 'node:async_hooks';

/** When a request arrived and how long it may wait. Code that waits for connections and locks reads it. */
export interface Arrival {
  /**
   * When the request arrived, as a `performance.now()` value. Moved forward by the time the body took to
   * arrive, which does not count as waiting.
   */
  since: number;
  patienceMs: number;
  /** Whether this request has committed a change, or may have committed one. */
  hasChanged?: boolean;
}

const arrivals = new AsyncLocalStorage<Arrival | undefined>();

export const runWithArrival = <T>(arrival: Arrival | undefined, act: () => T): T =>
  arrivals.run(arrival, act);

/** Notes that the current request has changed something, so it must not be repeated without its key. */
export function noteChange(): void {
  const arrival = arrivals.getStore();
  if (arrival) arrival.hasChanged = true;
}

/** `remainingMs` never returns less than this, even after the limit has passed or the answer was sent. */
const leastMs = 500;

/** How long the current request may still wait; undefined outside a request. */
export function remainingMs(): number | undefined {
  const arrival = arrivals.getStore();
  return arrival && Math.max(leastMs, arrival.since + arrival.patienceMs - performance.now());
}
