/**
 * Goal: a complete session begins at the documented steps of signing in and nowhere else. Method: the valid request of
 * every endpoint that needs no complete session is sent by a visitor or with a password alone.
 */
import { readFileSync } from 'node:fs';
import { endpoints } from '@semilla/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { callerFor, prepare } from './prepare.ts';
import { send } from './wire.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.test.close());

async function levelAfter(name: string): Promise<string | undefined> {
  const endpoint = endpoints[name] as (typeof endpoints)[string];
  const example = (examples as Record<string, Example>)[name] as Example;
  const caller = endpoint.who === 'anyone' ? 'visitor' : 'half';
  const person = await callerFor(world, example, caller);
  const { wire, owner } = await prepare(world, endpoint, example, person);
  const { cookie } = example.kind === 'self' ? person : await callerFor(world, example, caller, owner);
  const answer = await send(world.test, cookie, wire);
  const set = answer.cookies.find((sent) => sent.name === 'semilla-session' && sent.value);
  if (!set) return undefined;
  const me = { method: 'GET', url: '/v1/account/users/me', headers: {}, body: undefined } as const;
  return (await send(world.test, `semilla-session=${set.value}`, me)).json().signedIn;
}

it('[C2] only the documented steps complete a session', async () => {
  const open = Object.entries(endpoints).filter(([, { who }]) => who === 'anyone' || who === 'halfSignedIn');
  const levels: Record<string, string> = {};
  for (const [name] of open) {
    const level = await levelAfter(name);
    if (level) levels[name] = level;
  }
  expect(levels).toEqual({
    'sessions.logIn': 'half',
    'totps.check': 'full',
    'totps.confirm': 'full',
    'passkeys.check': 'full',
  });
  for (const language of ['es', 'en'] as const) {
    const file = `../../src/start/description/guides/${language}/signing-in.md`;
    const guide = readFileSync(new URL(file, import.meta.url), 'utf8');
    for (const name of Object.keys(levels)) {
      const path = endpoints[name]?.path.replace(/:(\w+)/g, '{$1}') ?? '';
      expect(guide, language).toContain(path);
    }
  }
});
