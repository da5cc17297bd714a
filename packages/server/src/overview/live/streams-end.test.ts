/** Goal: streams are limited, do not delay a stop, and use little memory for clients that do not read. */
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { as } from '../../../test/callers.ts';
import { type Followed, followEvents } from '../../../test/follow-events.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { createRecentEvents } from './create-recent-events.ts';
import { createEventStream } from './event-stream.ts';

const metricsToken = 'the token of these tests';
let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

async function start(eventStreamsMax = { perUser: 2, inAll: 3 }) {
  test = await buildTestApp({ config: { eventStreamsMax, metricsToken } });
  return { test, origin: await test.app.listen({ port: 0, host: '127.0.0.1' }) };
}

const openIn = async ({ app }: TestApp) => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  return Number(/^event_streams_open (\d+)/m.exec(body)?.[1]);
};

it('[B17] ends the oldest stream of a user who opens too many, and refuses more than the process holds', async () => {
  const { test: app, origin } = await start();
  const [lucia, bruno, marta] = [await as(app, 'user'), await as(app, 'user'), await as(app, 'admin')];
  const first = await followEvents(origin, lucia.cookie);
  const second = await followEvents(origin, lucia.cookie);
  const third = await followEvents(origin, lucia.cookie);
  await first.ended;
  expect((await followEvents(origin, bruno.cookie)).status).toBe(200);
  const refused = await followEvents(origin, marta.cookie);
  expect([refused.status, await openIn(app)]).toEqual([503, 3]);
  second.close();
  third.close();
});

it('[B17] a stop ends open streams instead of waiting for them', async () => {
  const { test: stopped, origin } = await start();
  const followed: Followed[] = [];
  const caller = await as(stopped, 'user');
  for (let i = 0; i < 2; i += 1) followed.push(await followEvents(origin, caller.cookie));
  await stopped.close();
  test = undefined;
  // If the process waited for the streams, it would finally break their connections.
  expect(await Promise.all(followed.map(({ ended }) => ended))).toEqual([true, true]);
});

it('[B17] does not count streams as running reads or in request durations', async () => {
  const { test: running, origin } = await start();
  const caller = await as(running, 'user');
  const followed = await followEvents(origin, caller.cookie);
  followed.close();
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await running.app.inject({ url: '/metrics', headers });
  expect(body).not.toContain('route="/v1/events"');
});

it('[B17] sends a slow client no more events, tells it later that everything changed, and finally drops it', async () => {
  let sent = 0;
  const stream = createEventStream((count) => {
    sent += count;
  });
  const event = { topics: ['wallets'.repeat(1_000)] };
  while (!stream.out.writableNeedDrain) stream.send([event]);
  const held = sent;
  for (let i = 0; i < 100; i += 1) stream.send([event]);
  expect(sent).toBe(held);
  expect([stream.beat(), stream.beat()]).toEqual([true, false]);
  let text = '';
  stream.out.on('data', (chunk) => {
    text += chunk;
  });
  await once(stream.out, 'drain');
  stream.finish();
  await once(stream.out, 'end');
  expect(text).toContain('data: {"topics":["*"]}');
  expect(text.endsWith('event: end\ndata: .\n\n')).toBe(true);
});

it('[B17] remembers a minute of events, and knows when some may be missing', () => {
  let now = 0;
  const recent = createRecentEvents(() => now);
  const event = (topic: string) => ({ topics: [topic], ids: [], userIds: [], projectIds: [], alsoIds: [] });
  expect(recent.within(10)).toBeUndefined();
  recent.begin();
  now = 1_000;
  recent.add(event('wallets'));
  now = 2_000;
  expect(recent.within(1_500)).toEqual([event('wallets')]);
  expect(recent.within(500)).toEqual([]);
  expect(recent.within(3_000)).toBeUndefined();
  now = 70_000;
  recent.add(event('tickets'));
  expect(recent.within(59_000)).toEqual([event('tickets')]);
});
