import { setTimeout as pause } from 'node:timers/promises';
import { clientOf } from '../bench/platform/client.ts';

/** One request of the health of the process, with the time until its answer. */
export interface ReadyAnswer {
  status: number;
  ms: number;
}

// It is a process of its own, because the process of thousands of clients is late itself.
const ask = clientOf(process.argv[2] as string, 1);
for (;;) {
  const startedAt = performance.now();
  const { status } = await ask('/health/ready');
  process.send?.({ status, ms: performance.now() - startedAt } satisfies ReadyAnswer);
  await pause(100);
}
