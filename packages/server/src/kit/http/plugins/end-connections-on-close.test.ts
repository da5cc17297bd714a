/** Goal: a stopping process answers requests until the load balancer has noticed. Method: a server that listens. */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endConnectionsOnClose } from './end-connections-on-close.ts';

const leastMs = 1_000;

async function stopped(ms: number) {
  const app = Fastify({ return503OnClosing: false });
  endConnectionsOnClose(app, ms);
  app.get('/', async () => (app.closing.isUnderWay ? 'stopping' : 'running'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const startedAt = performance.now();
  const closed = app.close().then(() => performance.now() - startedAt);
  return { url: `http://127.0.0.1:${port}/`, closed };
}

it('[B1] behind a load balancer, an idle process keeps answering until the balancer stops sending', async () => {
  const { url, closed } = await stopped(leastMs);
  const answer = await fetch(url);
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['stopping', 'close']);
  expect(await closed).toBeGreaterThanOrEqual(leastMs);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

it('[B1] without a load balancer, an idle process stops at once', async () => {
  expect(await (await stopped(0)).closed).toBeLessThan(leastMs);
});
