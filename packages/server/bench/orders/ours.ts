import { termsVersion } from '@semilla/contract';
import { placeOrder } from '../../src/money/commands/place-order.ts';
import type { Executor } from '../../src/money/engine/create-executor.ts';
import { newId } from '../../src/schema/columns/new-id.ts';
import { benchId, projectKind, userKind } from './fill.ts';

const random = (max: number) => 1 + Math.floor(Math.random() * max);

/** Places one order of a random investor through the ledger, as the route does. */
export async function placeOne(executor: Executor, { users, projects }: { users: number; projects: number }) {
  const userId = benchId(userKind, random(users));
  const actor = { userId, address: undefined, requestId: undefined };
  const projectId = benchId(projectKind, random(projects));
  const command = placeOrder({ actor, userId, projectId, amountCents: 10_000, termsVersion });
  await executor.run(command, {
    userId,
    key: `bench-${newId()}`,
    requestHash: Buffer.alloc(1),
    encode: (order) => ({ ...order, amount: '100.00' }),
    decode: (stored) => stored as never,
  });
}

/** Orders per second with `clients` clients, each sending the next order after the answer to the last. */
export async function ours(
  executor: Executor,
  load: { users: number; projects: number; clients: number; seconds: number },
): Promise<number> {
  const until = Date.now() + load.seconds * 1_000;
  let placed = 0;
  const client = async () => {
    while (Date.now() < until) {
      await placeOne(executor, load);
      placed += 1;
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: load.clients }, client));
  return placed / ((performance.now() - startedAt) / 1_000);
}
