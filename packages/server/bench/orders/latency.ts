import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from '../../src/money/engine/create-executor.ts';
import { placeOne } from './ours.ts';

/** How long orders take that arrive at a given rate, whether or not the ones before have been answered. */
export async function latency(
  executor: Executor,
  load: { users: number; projects: number; perSecond: number; seconds: number },
): Promise<{ p50: number; p99: number }> {
  const took: number[] = [];
  const begun = performance.now();
  const all: Promise<void>[] = [];
  for (let sent = 0; sent < load.perSecond * load.seconds; sent += 1) {
    const due = begun + (sent * 1_000) / load.perSecond;
    const ahead = due - performance.now();
    if (ahead > 0) await pause(ahead);
    // Counted from when it should have been sent, so that a server that stands still is not forgiven.
    all.push(placeOne(executor, load).then(() => void took.push(performance.now() - due)));
  }
  await Promise.all(all);
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
