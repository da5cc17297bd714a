/**
 * Goal: clients that send their bodies slowly do not block other changes. Method: more sockets than the limit allows
 * send the head of a request and part of its body.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../errors.ts';
import { limitAtOnce } from './limit-at-once.ts';

const most = { reads: 2, changes: 3 };
const patienceMs = 300;

let app: FastifyInstance;
let begun: number;
let onBegun: () => void;
let handled: number;
let handling: PromiseWithResolvers<void>;

beforeEach(() => {
  begun = 0;
  handled = 0;
  onBegun = () => {};
  handling = Promise.withResolvers();
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ApiError ? 503 : 500).send({ code: (error as ApiError).code }),
  );
  limitAtOnce(app, most, patienceMs, () => false);
  app.addHook('preParsing', async () => {
    begun += 1;
    onBegun();
  });
  app.get('/read', async () => {
    handled += 1;
    onBegun();
    await handling.promise;
    return {};
  });
  app.post('/quick', async () => ({}));
  app.post('/slow', async () => {
    handled += 1;
    onBegun();
    await handling.promise;
    return {};
  });
});
afterEach(() => app.close());

const when = (isReached: () => boolean) =>
  new Promise<void>((resolve) => {
    onBegun = () => void (isReached() && resolve());
    onBegun();
  });

const post = (url: string) => app.inject({ method: 'POST', url, payload: {} });

it('[B1] slowly arriving bodies do not count towards the limit, and their requests are answered once complete', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const head =
    'POST /quick HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{';
  const slow = Array.from({ length: 2 * most.changes }, (): Socket => connect(port, '127.0.0.1'));
  for (const socket of slow) socket.write(head);
  await when(() => begun === slow.length);
  expect((await post('/quick')).statusCode).toBe(200);
  for (const socket of slow) {
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    socket.write('}');
    expect(String((await answered)[0])).toContain('HTTP/1.1 200');
    socket.destroy();
  }
});

it('[B1] changes above the limit wait until others are done', async () => {
  const running = Array.from({ length: most.changes }, () => post('/slow'));
  await when(() => handled === most.changes);
  const later = Array.from({ length: 20 }, () => post('/quick'));
  await when(() => begun === most.changes + later.length);
  handling.resolve();
  const statuses = (await Promise.all([...running, ...later])).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([...running, ...later].map(() => 200));
});

it('[B1] changes whose turn does not come in time are refused', async () => {
  const running = Array.from({ length: most.changes }, () => post('/slow'));
  await when(() => handled === most.changes);
  expect((await post('/quick')).statusCode).toBe(503);
  handling.resolve();
  await Promise.all(running);
  expect((await post('/quick')).statusCode).toBe(200);
});

it('[B1] a caller who goes away while waiting leaves the place to the next', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const running = Array.from({ length: most.reads }, () => app.inject('/read'));
  await when(() => handled === most.reads);
  const gone = connect(port, '127.0.0.1');
  gone.write('GET /read HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [{ socket }] = (await once(app.server, 'request')) as [{ socket: Socket }];
  gone.destroy();
  await once(socket, 'close');
  const next = app.inject('/read');
  handling.resolve();
  expect((await next).statusCode).toBe(200);
  await Promise.all(running);
  expect(handled).toBe(most.reads + 1);
});

it('[B1] HEAD counts as a read, not as a change', async () => {
  const running = Array.from({ length: most.reads }, () => app.inject({ method: 'HEAD', url: '/read' }));
  await when(() => handled === most.reads);
  expect((await app.inject('/read')).statusCode).toBe(503);
  const changes = Array.from({ length: most.changes }, () => post('/slow'));
  await when(() => handled === most.reads + most.changes);
  handling.resolve();
  const statuses = (await Promise.all([...running, ...changes])).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([...running, ...changes].map(() => 200));
});
