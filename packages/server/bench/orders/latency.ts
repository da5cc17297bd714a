import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from '../../src/money/engine/create-executor.ts';
import { placeOne } from './ours.ts';

/** The latency of orders that arrive at a fixed rate, whether or not earlier ones have been answered. */
export async function latency(
  executor: Executor,
  load: { users: number; projects: number; perSecond: number; seconds: number },
): Promise<{ p50: number; p99: number }> {
  const durations: number[] = [];
  const startedAt = performance.now();
  const all: Promise<void>[] = [];
  for (let sent = 0; sent < load.perSecond * load.seconds; sent += 1) {
    const due = startedAt + (sent * 1_000) / load.perSecond;
    const ahead = due - performance.now();
    if (ahead > 0) await pause(ahead);
    // Measured from the planned sending time, so that a stalled server is not excused.
    all.push(placeOne(executor, load).then(() => void durations.push(performance.now() - due)));
  }
  await Promise.all(all);
  durations.sort((left, right) => left - right);
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
