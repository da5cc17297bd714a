import type { Endpoint } from '@semilla/contract';
import type { Example } from './example.ts';
import { expectedOf } from './expected.ts';
import { type CallerName, newPerson, type Owner, type Person } from './people.ts';
import { type Wire, wireOf } from './wire.ts';
import type { World } from './world.ts';

/** A valid request, ready to send, and the records it is about. */
export interface Prepared {
  wire: Wire;
  owner: Owner;
  id?: string;
  mark?: string;
}

export async function prepare(
  world: World,
  endpoint: Endpoint,
  example: Example,
  person: Person,
): Promise<Prepared> {
  const given = await example.given(world, person);
  const wire = await wireOf(endpoint, given.input as never);
  const { headers } = given as { headers?: Record<string, string> };
  return { owner: world.owner, ...given, wire: { ...wire, headers: { ...wire.headers, ...headers } } };
}

export async function callerFor(
  world: World,
  example: Example,
  name: CallerName,
  owner: Owner = world.owner,
): Promise<Person> {
  if (example.kind === 'self') return newPerson(world.test, name, example.person);
  if (name === 'owner') return owner.whole;
  return name === 'half' ? owner.half : world.people[name];
}

const preferredCallers: CallerName[] = ['admin', 'owner', 'other', 'manager', 'visitor'];

/** A valid request, with the cookie of a caller who may send it. */
export async function goodCall(
  world: World,
  endpoint: Endpoint,
  example: Example,
): Promise<{ wire: Wire; cookie: string }> {
  const name = preferredCallers.find((candidate) => expectedOf(endpoint, example, candidate).good);
  if (!name) throw new Error('nobody may call this');
  const person = await callerFor(world, example, name);
  const { wire, owner } = await prepare(world, endpoint, example, person);
  const { cookie } = example.kind === 'self' ? person : await callerFor(world, example, name, owner);
  return { wire, cookie };
}
