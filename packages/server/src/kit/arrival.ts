import { AsyncLocalStorage } from 'node:async_hooks';

/** When a request arrived and how long it may wait. Code that waits for connections and locks reads it. */
export interface Arrival {
  /** A `performance.now()` value, moved forward by the time the body took to arrive, which does not count as waiting. */
  since: number;
  patienceMs: number;
  /** Whether a change has been committed for it, or may have been. */
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

/** Least remaining wait, also after the limit has passed and for work that continues after the answer. */
const leastMs = 500;

/** How long the current request may still wait; undefined outside a request. */
export function remainingMs(): number | undefined {
  const arrival = arrivals.getStore();
  return arrival && Math.max(leastMs, arrival.since + arrival.patienceMs - performance.now());
}
