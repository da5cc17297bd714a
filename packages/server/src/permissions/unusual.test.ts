/**
 * Goal: what the rules allow, the platform can do, or says why not; it never fails.
 * Method: the good call of every endpoint is made with values from the edges of what its rules allow.
 */
import { endpoints } from '@semilla/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sized, testSeed } from '../testing/seed.ts';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { goodCall } from './prepare.ts';
import { send } from './wire.ts';
import { createWorld, type World } from './world.ts';
import { unusualRequests } from './wrong/unusual.ts';

const requestsEach = sized(8, 25);
let world: World;
let calls: Map<string, Awaited<ReturnType<typeof goodCall>>>;
let sent = 0;

beforeAll(async () => {
  console.log(`Unusual requests are made up from TEST_SEED=${testSeed}.`);
  world = await createWorld();
  // All of them before the first is made: what one does is not to be in the way of preparing another.
  calls = new Map();
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const example = (examples as Record<string, Example>)[name] as Example;
    const place = { ...world, owner: await world.newOwner() };
    calls.set(name, await goodCall(place, endpoint, example));
  }
});
afterAll(async () => {
  console.log(`${sent} unusual requests were answered.`);
  await world.test.close();
});

describe.each(Object.entries(endpoints))('%s', (name, endpoint) => {
  it('[P7][X1] answers what its rules allow, or says why not', async () => {
    const { wire, cookie } = calls.get(name) as Awaited<ReturnType<typeof goodCall>>;
    const failed: string[] = [];
    for (const variant of unusualRequests(endpoint, wire, requestsEach, testSeed)) {
      const answer = await send(world.test, cookie, variant.wire);
      const isProblem = answer.headers['content-type'] === 'application/problem+json';
      const isFine = answer.statusCode < 400 || (answer.statusCode < 500 && isProblem);
      if (!isFine) failed.push(`${variant.what}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
      sent += 1;
    }
    expect(failed).toEqual([]);
  });
});
