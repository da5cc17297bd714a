import type { Role } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../src/schema/users.ts';
import { as, type Caller, signIn } from '../callers.ts';
import type { TestApp } from '../test-app.ts';
import type { UserGiven } from '../users.ts';

/** Every kind of caller that the permission table distinguishes. */
export const callerNames = [
  'visitor',
  'half',
  'owner',
  'other',
  'manager',
  'otherManager',
  'admin',
  'disabled',
] as const;
export type CallerName = (typeof callerNames)[number];

/** The role that decides a caller's permissions: an incomplete or invalid session counts as a visitor. */
export const roleOf: Record<CallerName, Role | 'visitor'> = {
  visitor: 'visitor',
  half: 'visitor',
  owner: 'user',
  other: 'user',
  manager: 'operator',
  otherManager: 'operator',
  admin: 'admin',
  disabled: 'visitor',
};

export type Person = Caller & { email: string };

/** The owner of the records in a request: `whole` is fully signed in, `half` still lacks the code. */
export interface Owner {
  whole: Person;
  half: Person;
}

export async function personAs(test: TestApp, role: Role, overrides: UserGiven = {}): Promise<Person> {
  const caller = await as(test, role, overrides);
  const [row] = await test.db.select().from(users).where(eq(users.userId, caller.userId));
  return { ...caller, email: row?.email as string };
}

/** The same user in another browser, where the one-time code is still missing. */
export async function halfOf(test: TestApp, person: Person): Promise<Person> {
  return { ...person, cookie: await signIn(test, person.userId, 'half') };
}

async function disable(test: TestApp, person: Person): Promise<Person> {
  await test.db.update(users).set({ disabledAt: test.clock.now }).where(eq(users.userId, person.userId));
  return person;
}

/** A new user, signed in as this kind of caller; for a visitor, a caller without a session. */
export async function newPerson(test: TestApp, name: CallerName, overrides: UserGiven = {}): Promise<Person> {
  if (name === 'visitor') return { ...(await as(test, 'visitor')), email: '' };
  const role = roleOf[name];
  const person = await personAs(test, role === 'visitor' ? 'user' : role, overrides);
  if (name === 'half') return halfOf(test, person);
  return name === 'disabled' ? disable(test, person) : person;
}
