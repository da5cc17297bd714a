/**
 * Goal: every write of the API is told to open pages. Method: the good call of each endpoint that writes, and what it
 * announced in its transaction.
 */
import type { Endpoint } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { goodCall } from './prepare.ts';
import { send } from './wire.ts';
import { createWorld, type World } from './world.ts';

/** They answer without a change, or change what no page shows. */
const silent: Record<string, string> = {};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.test.close());

const writes = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET');

it('[B17] every write tells open pages which resource it changed', async () => {
  const announce = vi.spyOn(world.test.services.live, 'announce');
  const untold: string[] = [];
  for (const [name, endpoint] of writes as [string, Endpoint][]) {
    const example = (examples as Record<string, Example>)[name] as Example;
    const { wire, cookie } = await goodCall(world, endpoint, example);
    announce.mockClear();
    const answer = await send(world.test, cookie, wire);
    expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(400);
    const topics = announce.mock.calls.flatMap(([, events]) =>
      events.flatMap((event) => event?.topics ?? []),
    );
    if (topics.length === 0) untold.push(name);
  }
  announce.mockRestore();
  expect(untold).toEqual(Object.keys(silent));
});
