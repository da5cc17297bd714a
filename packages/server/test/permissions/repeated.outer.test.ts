/**
 * Goal: every POST and PATCH supports an idempotency key. Method: sends the valid request of each endpoint's example
 * twice with one key; the second answer must equal the first, and be marked as repeated. Then sends those that need a
 * key without one.
 */
import { randomUUID } from 'node:crypto';
import { takesKey } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { goodCall } from './prepare.ts';
import { type Answer, send, type Wire } from './wire.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.test.close());

const withKey = (wire: Wire, key: string): Wire => ({
  ...wire,
  headers: { ...wire.headers, 'idempotency-key': key },
});
const bodyOf = ({ statusCode, body }: Answer) => [statusCode, body && JSON.parse(body)];

/** Keys belong to a user: at log-in there is none yet, and log-out ends the session. */
const withoutUser = new Set(['sessions.logIn', 'sessions.logOut']);

const changing = Object.entries(endpoints).filter(
  ([name, endpoint]) => takesKey(endpoint) && !withoutUser.has(name),
);

describe.each(changing)('%s', (name, endpoint) => {
  it('[B1] gives the same answer to the same request with the same key', async () => {
    const example = (examples as Record<string, Example>)[name] as Example;
    const { wire, cookie } = await goodCall(world, endpoint, example);
    // Visitors have no keys, so no answer is stored for them.
    if (!cookie) return expect(endpoint.who).toBe('anyone');
    const keyed = withKey(wire, randomUUID());
    const first = await send(world.test, cookie, keyed);
    expect(first.statusCode, first.body).toBeLessThan(400);
    const second = await send(world.test, cookie, keyed);
    // The act may have ended the caller's session.
    if (second.statusCode === 401) return;
    expect(bodyOf(second)).toEqual(bodyOf(first));
    expect(second.headers['idempotency-replayed'], second.body).toBe('true');
  });
});

/** The calls that move money and are not of the specification. */
const movingMoney = [
  'approvals.approve',
  'distributions.closeProject',
  'distributions.correctTax',
  'distributions.distribute',
  'orders.cancel',
  'paymentFiles.create',
  'projectPayments.release',
  'projectPayments.repay',
];
const needingKeys = Object.entries(endpoints).filter(
  ([, endpoint]) => 'idempotency' in endpoint && endpoint.idempotency === 'required',
);

it('[B1] needs a key for every call of our own that moves money', () => {
  expect(needingKeys.map(([name]) => name)).toEqual(expect.arrayContaining(movingMoney));
});

it.each(needingKeys)('[B1] refuses %s without a key', async (name, endpoint) => {
  const example = (examples as Record<string, Example>)[name] as Example;
  const { wire, cookie } = await goodCall(world, endpoint, example);
  const { 'idempotency-key': _, ...headers } = wire.headers;
  const refused = await send(world.test, cookie, { ...wire, headers });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.idempotency_key_required']);
});

it('[B1] refuses the same key with another body', async () => {
  const cookie = world.people.admin.cookie;
  const key = randomUUID();
  const profile = (name: string): Wire => ({
    method: 'PATCH',
    url: '/v1/account/users/me',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ name }),
  });
  expect((await send(world.test, cookie, profile('Elena'))).statusCode).toBe(200);
  const other = await send(world.test, cookie, profile('Marta'));
  expect([other.statusCode, other.json().code]).toEqual([422, 'request.idempotency_key_reused']);
});
