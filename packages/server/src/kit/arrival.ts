import { AsyncLocalStorage } from 'node:async_hooks';

/** When a request arrived, and how long it may wait; what waits for connections and locks on its behalf reads it. */
export interface Arrival {
  /** A moment of `performance.now()`; the time in which its body arrived does not count. */
  since: number;
  patienceMs: number;
  /** Whether a change has been committed for it, or may have been. */
  hasChanged?: boolean;
}

const arrivals = new AsyncLocalStorage<Arrival | undefined>();

export const runWithArrival = <T>(arrival: Arrival | undefined, act: () => T): T =>
  arrivals.run(arrival, act);

/** Notes that the request, if there is one, has changed something: it cannot be repeated without its key. */
export function noteChange(): void {
  const arrival = arrivals.getStore();
  if (arrival) arrival.hasChanged = true;
}

/** A request that has waited for long still gets this, and so does work that goes on after its answer. */
const leastMs = 500;

/** How long what runs now may still wait; undefined outside a request. */
export function remainingMs(): number | undefined {
  const arrival = arrivals.getStore();
  return arrival && Math.max(leastMs, arrival.since + arrival.patienceMs - performance.now());
}
