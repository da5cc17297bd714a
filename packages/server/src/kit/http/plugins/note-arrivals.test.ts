/**
 * Goal: the total waiting time of a request is limited, and a slowly arriving body does not count. Method: time is
 * moved forward during a request.
 */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remainingMs } from '../../arrival.ts';
import { noteArrivals } from './note-arrivals.ts';

const patienceMs = 10_000;
let app: FastifyInstance;
let offsetMs = 0;

beforeEach(async () => {
  const now = performance.now.bind(performance);
  offsetMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + offsetMs);
  app = Fastify();
  noteArrivals(app, patienceMs);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

it('[B1] earlier waiting shortens the remaining time, but never below a minimum', async () => {
  app.addHook('onRequest', async (request) => {
    offsetMs += Number(request.headers['x-wait']);
  });
  app.get('/', async () => ({ ms: remainingMs() }));
  const remainingAfter = async (ms: number) =>
    (await app.inject({ url: '/', headers: { 'x-wait': String(ms) } })).json().ms;
  expect(remainingMs()).toBeUndefined();
  expect(await remainingAfter(0)).toBeGreaterThan(patienceMs / 2);
  expect(await remainingAfter(9_000)).toBeLessThanOrEqual(1_000);
  expect(await remainingAfter(60_000)).toBe(500);
});

it('[B1] the time in which a body arrives does not count', async () => {
  const parsing = Promise.withResolvers<void>();
  app.addHook('preParsing', async () => parsing.resolve());
  app.post('/', async () => ({ ms: remainingMs() }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head =
    'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n';
  socket.write(head);
  await parsing.promise;
  offsetMs = 60_000;
  socket.write('{}');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  const { ms } = JSON.parse(String(answer).split('\r\n\r\n')[1] ?? '');
  expect(ms).toBeGreaterThan(patienceMs / 2);
});

it('[B1][V8] the time in which the files of a form are checked counts', async () => {
  app.addHook('preValidation', async (request) => {
    request.bodyEndedAt = performance.now();
    offsetMs += 9_000;
  });
  app.post('/', async () => ({ ms: remainingMs() }));
  const { ms } = (await app.inject({ method: 'POST', url: '/', payload: {} })).json();
  expect(ms).toBeLessThanOrEqual(1_000);
});
