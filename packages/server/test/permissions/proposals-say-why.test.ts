/**
 * Goal: the second person knows why an act is proposed. Method: every example of a proposed act is sent by an administrator
 * without its reason, which is refused and leaves nothing behind, and with it.
 */

import type { Endpoint } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposals } from '../../src/schema/proposals.ts';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { newPerson } from './people.ts';
import { send, wireOf } from './wire.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  // One who could approve.
  await newPerson(world.test, 'admin');
});
afterAll(() => world.test.close());

const proposed = Object.entries(examples as Record<string, Example>).filter(
  ([, example]) => example.kind === 'subject' && example.isProposed,
);

async function proposalsWaiting(): Promise<number> {
  const [row] = await world.test.db.select({ number: count() }).from(proposals);
  return row?.number ?? 0;
}

it.each(proposed)('[P7] %s is refused without a reason for the second person', async (name, example) => {
  const endpoint = endpoints[name] as Endpoint;
  const { admin } = world.people;
  const { input } = await example.given(world, admin);
  const { why, ...body } = (input as { body: Record<string, unknown> }).body;
  const before = await proposalsWaiting();
  const bare = await send(world.test, admin.cookie, await wireOf(endpoint, { ...input, body } as never));
  expect(bare.json()).toMatchObject({
    status: 400,
    code: 'approvals.why_needed',
    errors: [{ path: 'why' }],
  });
  expect(await proposalsWaiting()).toBe(before);
  const explained = await send(world.test, admin.cookie, await wireOf(endpoint, input as never));
  expect(explained.json()).toMatchObject({ status: 'pending', why });
});
