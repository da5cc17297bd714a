/**
 * Goal: every request that the rules allow succeeds or is refused with a reason; it never fails with a server error.
 * Method: the valid request of every endpoint is sent with values at the limits of its rules.
 */
import { endpoints } from '@semilla/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sized, testSeed } from '../seed.ts';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { goodCall } from './prepare.ts';
import { send } from './wire.ts';
import { createWorld, type World } from './world.ts';
import { unusualRequests } from './wrong/unusual-requests.ts';

const requestsEach = sized(5, 25);
let world: World;
let calls: Map<string, Awaited<ReturnType<typeof goodCall>>>;
let sent = 0;

beforeAll(async () => {
  console.log(`Unusual requests are made up from TEST_SEED=${testSeed}.`);
  world = await createWorld();
  // Prepares all requests before the first is sent, so that their effects do not disturb the preparation.
  calls = new Map();
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const example = (examples as Record<string, Example>)[name] as Example;
    const ownWorld = { ...world, owner: await world.newOwner() };
    calls.set(name, await goodCall(ownWorld, endpoint, example));
  }
});
afterAll(async () => {
  console.log(`${sent} unusual requests were answered.`);
  await world.test.close();
});

describe.each(Object.entries(endpoints))('%s', (name, endpoint) => {
  it('[P7][X1] answers every request that its rules allow, or refuses it with a reason', async () => {
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
