import type { AnswerOf, ClientInputOf, Endpoint, PlainAmounts, Proposal } from '@semilla/contract';
import { z } from 'zod';
import { as, bodyWithWhy, withSecondLook } from '../callers.ts';
import { buildTestApp, type TestApp, type TestAppGiven } from '../test-app.ts';
import { halfOf, newPerson, type Owner, type Person, personAs } from './people.ts';
import { send, wireOf } from './wire.ts';

/** The users of the permission tests, and a function that creates records as an administrator does. */
export interface World {
  test: TestApp;
  owner: Owner;
  people: Record<'visitor' | 'other' | 'manager' | 'otherManager' | 'admin' | 'disabled', Person>;
  /** Creates a new customer of the manager. */
  newOwner(): Promise<Owner>;
  /** Sends a request that must succeed, as an administrator by default. */
  make<E extends Endpoint>(
    endpoint: E,
    input: PlainAmounts<ClientInputOf<E>>,
    by?: Person,
  ): Promise<Exclude<AnswerOf<E>, Proposal>>;
}

export async function createWorld(given: TestAppGiven = {}): Promise<World> {
  const test = await buildTestApp({ simulatesIdentity: true, ...given });
  const people = {
    visitor: { ...(await as(test, 'visitor')), email: '' },
    other: await personAs(test, 'user'),
    manager: await personAs(test, 'operator'),
    otherManager: await personAs(test, 'operator'),
    admin: await personAs(test, 'admin'),
    disabled: await newPerson(test, 'disabled'),
  };
  const newOwner = async (): Promise<Owner> => {
    const whole = await personAs(test, 'user', { managerId: people.manager.userId });
    return { whole, half: await halfOf(test, whole) };
  };
  return {
    test,
    people,
    owner: await newOwner(),
    newOwner,
    async make(endpoint, input, by = people.admin) {
      const answer = await withSecondLook(test, async (why) => {
        const { body, ...rest } = input as { body?: object };
        const explained = why ? { ...rest, body: bodyWithWhy(body, why) } : input;
        return send(test, by.cookie, await wireOf(endpoint, explained as typeof input));
      });
      if (answer.statusCode !== endpoint.status) {
        throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.statusCode} ${answer.body}`);
      }
      return (endpoint.answer ? z.decode(endpoint.answer, answer.json()) : undefined) as never;
    },
  };
}
