import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { listen } from './listen.ts';

const connections = 200;
const host = '127.0.0.1';
let app: FastifyInstance;

beforeEach(() => {
  app = Fastify({ forceCloseConnections: true });
  app.get('/', async () => 'here');
});

afterEach(() => app.close());

async function listenSomewhere(): Promise<number> {
  await listen(app, { port: 0, host });
  return Number(new URL(app.listeningOrigin).port);
}

/** Counts the turns of the loop in which at least one connection is accepted, until all are. */
function turnsUntilAccepted(count: number): Promise<number> {
  let [accepted, turns, inTurn] = [0, 0, 0];
  app.server.on('connection', () => (inTurn += 1));
  return new Promise((resolve) => {
    const turn = () => {
      accepted += inTurn;
      turns += Math.min(inTurn, 1);
      inTurn = 0;
      if (accepted >= count) resolve(turns);
      else setImmediate(turn);
    };
    turn();
  });
}

it('[B2][B11] accepts several new connections in each turn of the loop', async () => {
  const port = await listenSomewhere();
  const counted = turnsUntilAccepted(connections);
  const clients = Array.from({ length: connections }, () => connect({ port, host }));
  expect(await counted).toBeLessThan(connections / 4);
  for (const client of clients) client.destroy();
});

it('[B2][B11] answers on every one of its sockets, and on none after a stop', async () => {
  const port = await listenSomewhere();
  const ask = () => fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } });
  const answers = await Promise.all(Array.from({ length: connections }, ask));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await app.close();
  const outcomes = Array.from({ length: 50 }, async () => {
    const client: Socket = connect({ port, host });
    const [{ code }] = await once(client, 'error');
    return code;
  });
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['ECONNREFUSED']));
});

it('[X1] leaves a port to one of two that begin to listen at the same moment, and to nobody else after it', async () => {
  const port = await freePort();
  const others = Array.from({ length: 2 }, () => Fastify());
  const outcomes = await Promise.allSettled([app, ...others].map((one) => listen(one, { port, host })));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(failures).toMatchObject(Array.from({ length: 2 }, () => ({ code: 'EADDRINUSE', port })));
  const late = Fastify();
  await expect(listen(late, { port, host })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await Promise.all([...others, late].map((one) => one.close()));
});

it('[X1] leaves a port to one of two processes that begin to listen at the same moment', async () => {
  const port = await freePort();
  const file = join(import.meta.dirname, '../../test/listens-when-told.ts');
  const both = Array.from({ length: 2 }, () => fork(file, { execArgv: [] }));
  const said = async (child: ChildProcess) => (await once(child, 'message'))[0] as string;
  try {
    expect(await Promise.all(both.map(said))).toEqual(['ready', 'ready']);
    const outcomes = both.map(said);
    for (const child of both) child.send(port);
    expect((await Promise.all(outcomes)).sort()).toEqual(['EADDRINUSE', 'listens']);
  } finally {
    for (const child of both) child.kill('SIGKILL');
  }
});
