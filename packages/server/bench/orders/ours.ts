import { termsVersion } from '@semilla/contract';
import { newId } from '../../src/database/ids.ts';
import { placeOrder } from '../../src/project/orders/place-order.ts';
import type { Services } from '../../src/services.ts';
import { benchId, projectKind, userKind } from './fill.ts';

const random = (max: number) => 1 + Math.floor(Math.random() * max);

/** Places one order of a random investor through the ledger, as the route does. */
export async function placeOne(services: Services, { users, projects }: { users: number; projects: number }) {
  const userId = benchId(userKind, random(users));
  const actor = { userId, address: undefined, requestId: undefined };
  const projectId = benchId(projectKind, random(projects));
  const command = placeOrder({ actor, userId, projectId, amountCents: 10_000, termsVersion });
  await services.ledger.run(command, {
    userId,
    key: `bench-${newId()}`,
    requestHash: Buffer.alloc(1),
    encode: (order) => ({ ...order, amount: '100.00' }),
    decode: (stored) => stored as never,
  });
}

/** Orders per second with so many clients, each of whom sends the next order when the last was answered. */
export async function ours(
  services: Services,
  load: { users: number; projects: number; clients: number; seconds: number },
): Promise<number> {
  const until = Date.now() + load.seconds * 1_000;
  let placed = 0;
  const client = async () => {
    while (Date.now() < until) {
      await placeOne(services, load);
      placed += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: load.clients }, client));
  return placed / ((performance.now() - begun) / 1_000);
}
