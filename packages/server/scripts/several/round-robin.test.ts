import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roundRobin } from './round-robin.ts';

const servers: Server[] = [];

async function listening(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const handlerNamed =
  (name: string): RequestListener =>
  async (request, response) => {
    const body = await request.toArray();
    response.writeHead(201, [
      ['set-cookie', 'one=1'],
      ['set-cookie', 'two=2'],
    ] as never);
    response.write(JSON.stringify({ name, headers: request.headers, body: Buffer.concat(body).toString() }));
    response.end();
  };

let url = '';
beforeAll(async () => {
  const ports = [
    await listening(createServer(handlerNamed('first'))),
    await listening(createServer(handlerNamed('second'))),
  ];
  url = `http://127.0.0.1:${await listening(roundRobin(ports))}`;
});
afterAll(() => Promise.all(servers.map((server) => server.close() && server.closeAllConnections())));

it('[B11] gives each request to the next process, with the address of the client', async () => {
  const names: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const answer = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.9', host: 'semilla.test' } });
    const { name, headers } = (await answer.json()) as { name: string; headers: Record<string, string> };
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    names.push(name);
  }
  expect(names).toEqual(['first', 'second', 'first', 'second']);
});

it('[B11] forwards bodies and every header, including repeated ones', async () => {
  const answer = await fetch(url, { method: 'POST', body: 'árbol'.repeat(50_000) });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  expect(((await answer.json()) as { body: string }).body).toBe('árbol'.repeat(50_000));
});

it('[B11] answers 502 when a process does not respond', async () => {
  const broken = await listening(roundRobin([1]));
  expect((await fetch(`http://127.0.0.1:${broken}`)).status).toBe(502);
});
