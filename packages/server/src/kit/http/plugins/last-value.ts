import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 1_000;

/** Reads a number for the metrics. If it is slow or fails, returns the last one, so the other metrics are still served. */
export function lastValue(read: () => number | Promise<number>): () => Promise<number> {
  let last = 0;
  return async () => {
    const late = pause(patienceMs, undefined, { ref: false }).then(() => last);
    last = await Promise.race([Promise.resolve().then(read), late]).catch(() => last);
    return last;
  };
}

/** Reads a value at most every `ms` milliseconds and returns the cached one in between. Failures are not cached. */
export function atMostEvery<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined;
  let readAt = 0;
  return () => {
    if (last && performance.now() - readAt < ms) return last;
    readAt = performance.now();
    last = read();
    last.catch(() => {
      last = undefined;
    });
    return last;
  };
}
