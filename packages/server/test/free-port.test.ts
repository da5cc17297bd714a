import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

/** Draws a given number first. */
function drawing(first: number): () => number {
  let next = first;
  return () => next++;
}

it('gives a port to one caller, even before it is used', async () => {
  const port = await freePort();
  expect(await freePort(drawing(port))).toBeGreaterThan(port);
});

it('gives no port that is used', async () => {
  const used = createServer().listen(0, '127.0.0.1');
  await once(used, 'listening');
  const { port } = used.address() as { port: number };
  expect(await freePort(drawing(port))).toBeGreaterThan(port);
  used.close();
});
