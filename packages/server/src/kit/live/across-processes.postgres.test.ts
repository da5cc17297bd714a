/**
 * Goal: a change in one process is announced in every other, and a change that is rolled back is not.
 * Method: two apps on one PostgreSQL, each with its own connections and streams, like separate processes.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { as, type Caller, signIn } from '../../../test/callers.ts';
import { followEvents } from '../../../test/follow-events.ts';
import { acceptedAccount, approve, askFor } from '../../../test/money.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { thePlatform } from '../change/actor.ts';
import { makeChange } from '../change/make-change.ts';
import { openDatabase } from '../database/open-database.ts';

let apps: TestApp[];
let origins: string[];
let lucia: Caller;

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  apps = [];
  for (let i = 0; i < 2; i += 1) {
    const database = await openDatabase({ database: { kind: 'postgres', url } });
    apps.push(await buildTestApp({ database }));
  }
  origins = await Promise.all(apps.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  lucia = await as(apps[0] as TestApp, 'user');
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

const follow = (i: number) => followEvents(origins[i] as string, lucia.cookie);

const note = (app: TestApp | undefined, subjectType: string) =>
  makeChange((app as TestApp).services, thePlatform, async ({ audit }) =>
    audit({ action: `${subjectType}.edit`, subjectType, personId: lucia.userId }),
  );

it('[B17] announces a decision on both processes within two seconds', async () => {
  const [first] = apps as [TestApp, TestApp];
  const admin = await as(first, 'admin');
  await acceptedAccount(first, lucia.userId);
  const { transactionId } = (await askFor(lucia, { type: 'income', amount: '250.00' })).json();
  const [here, there] = [await follow(0), await follow(1)];
  expect((await approve(admin, transactionId)).statusCode).toBe(200);
  const decidedAt = performance.now();
  await Promise.all([here.hears('wallets'), there.hears('wallets')]);
  expect(performance.now() - decidedAt).toBeLessThan(2_000);
  for (const followed of [here, there]) followed.close();
});

it('[B17] announces nothing for a change that is rolled back', async () => {
  const there = await follow(1);
  const failing = makeChange((apps[0] as TestApp).services, thePlatform, async ({ audit }) => {
    audit({ action: 'complaint.edit', subjectType: 'complaint', personId: lucia.userId });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await note(apps[0], 'ticket');
  await there.hears('tickets');
  expect(there.heard.flatMap(({ topics }) => topics)).not.toContain('complaints');
  there.close();
});

it('[B17] a session that ends in one process ends its stream in the other', async () => {
  const cookie = await signIn(apps[0] as TestApp, lucia.userId);
  const there = await followEvents(origins[1] as string, cookie);
  const headers = { cookie, origin: (apps[0] as TestApp).services.config.publicUrl };
  await apps[0]?.app.inject({ method: 'POST', url: '/v1/auth/logout', headers });
  expect(await there.ended).toBe(true);
});

it('[B17] announces that everything may have changed after a process lost its connection', async () => {
  const there = await follow(1);
  there.heard.length = 0;
  await apps[0]?.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'semilla:semilla_events' and datname = current_database()`);
  expect(await there.hears('*')).toEqual({ topics: ['*'] });
  there.close();
});

it('[B17] announces that everything may have changed after an announcement failed', async () => {
  const there = await follow(1);
  there.heard.length = 0;
  const { database } = (apps[0] as TestApp).services;
  vi.spyOn(database.writeDb, 'execute').mockRejectedValueOnce(new Error('connection lost'));
  await note(apps[0], 'ticket');
  await note(apps[0], 'ticket');
  expect(await there.hears('*')).toEqual({ topics: ['*'] });
  there.close();
});

it('[B17] splits a change that affects many people into messages that PostgreSQL accepts', async () => {
  const there = await follow(1);
  const userIds = Array.from(
    { length: 5_000 },
    (_, i) => `019a2f6e-6f0a-7c3e-8a55-${String(i).padStart(12, '0')}`,
  );
  const event = {
    topics: ['orders'],
    ids: [],
    userIds: [...userIds, lucia.userId],
    projectIds: [],
    alsoIds: [],
  };
  apps[0]?.services.live.announce([event]);
  expect(await there.hears('orders')).toEqual({ topics: ['orders'] });
  there.close();
});
