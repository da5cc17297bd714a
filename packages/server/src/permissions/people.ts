import type { Role } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { users } from '../account/users/table.ts';
import { as, type Caller, signIn } from '../testing/callers.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { UserGiven } from '../testing/users.ts';

/** Everybody who might call, as the permission table tells them apart. */
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

/** In whose role somebody's rights are looked up: a session that is not whole, or not valid, is a visitor's. */
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

/** Whose records a call is about: with a whole session, and with one that lacks its code. */
export interface Owner {
  whole: Person;
  half: Person;
}

export async function personAs(test: TestApp, role: Role, given: UserGiven = {}): Promise<Person> {
  const caller = await as(test, role, given);
  const [row] = await test.db.select().from(users).where(eq(users.userId, caller.userId));
  return { ...caller, email: row?.email as string };
}

/** The same person, in another browser, where the one-time code is still missing. */
export async function halfOf(test: TestApp, person: Person): Promise<Person> {
  return { ...person, cookie: await signIn(test, person.userId, 'half') };
}

async function disable(test: TestApp, person: Person): Promise<Person> {
  await test.db.update(users).set({ disabledAt: test.clock.now }).where(eq(users.userId, person.userId));
  return person;
}

/** Somebody new who stands for one of the callers. */
export async function somebody(test: TestApp, name: CallerName, given: UserGiven = {}): Promise<Person> {
  if (name === 'visitor') return { ...(await as(test, 'visitor')), email: '' };
  const role = roleOf[name];
  const person = await personAs(test, role === 'visitor' ? 'user' : role, given);
  if (name === 'half') return halfOf(test, person);
  return name === 'disabled' ? disable(test, person) : person;
}
