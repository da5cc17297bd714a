import { setTimeout as pause } from 'node:timers/promises';

const tickMs = 100;

/**
 * Rejects with the message if the work takes longer. Counts only the time in which this process could read an answer:
 * while it loads code or computes for seconds, the other side is not late.
 */
export async function within<T>(ms: number, work: Promise<T>, message: string): Promise<T> {
  const timer = new AbortController();
  async function tooLate(): Promise<never> {
    const tick = Math.min(tickMs, ms);
    for (let waited = 0; waited < ms; waited += tick) {
      await pause(tick, undefined, { signal: timer.signal, ref: false });
    }
    throw new Error(message);
  }
  const late = tooLate();
  late.catch(() => {});
  return Promise.race([work, late]).finally(() => timer.abort());
}
