/**
 * Goal: clients that do not read their answers cannot use up the limit on concurrent reads. Method: as many sockets as
 * the limit allows request a large answer and stop reading.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../../../../test/until.ts';
import { endStalledAnswers } from './end-stalled-answers.ts';
import { limitAtOnce } from './limit-at-once.ts';

const reads = 3;
const afterMs = 200;
/** Shorter than `afterMs`, so the reads that wait are refused before the stalled connections end. */
const patienceMs = 50;
/** Larger than the buffers of both sockets. */
const large = Buffer.alloc(50_000_000);

let app: FastifyInstance;
let handling: PromiseWithResolvers<void>;
let sockets: Socket[];

beforeEach(async () => {
  handling = Promise.withResolvers();
  sockets = [];
  app = Fastify();
  endStalledAnswers(app, afterMs);
  limitAtOnce(app, { reads, changes: 1 }, patienceMs, () => false);
  app.get('/large', async () => large);
  app.get('/small', async () => 'answer');
  app.post('/slow', async () => {
    await handling.promise;
    return 'answer';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

function send(head: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write(`${head} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  return socket;
}

const readSmall = async () => (await app.inject('/small')).body;

it('[B1] clients that stop reading lose their connections, and others are answered', async () => {
  const slow = send('POST /slow');
  const stalled = Array.from({ length: reads }, () => send('GET /large'));
  await Promise.all(
    stalled.map(async (socket) => {
      await once(socket, 'data');
      socket.pause();
    }),
  );
  expect(await readSmall()).toContain('request.unavailable');
  await until(async () => ((await readSmall()) === 'answer' ? true : undefined));
  // The limit does not apply while an answer is still being produced.
  handling.resolve();
  expect(String((await once(slow, 'data'))[0])).toContain('HTTP/1.1 200');
});

it('[B1] a connection may be idle longer between two answers than during one', async () => {
  const socket = send('GET /small');
  await once(socket, 'data');
  const other = send('GET /large');
  await once(other, 'data');
  other.pause();
  await until(async () => {
    const open = await new Promise<number>((resolve) =>
      app.server.getConnections((_, count) => resolve(count)),
    );
    return open === 1 ? true : undefined;
  });
  socket.write('GET /small HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200');
});
