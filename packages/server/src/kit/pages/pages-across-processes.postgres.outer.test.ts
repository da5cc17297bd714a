/**
 * Goal: once a change is answered, no process serves a page from before the change.
 * Method: several apps on one PostgreSQL, each with its own connections, like separate processes.
 */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { thePlatform } from '../change/actor.ts';
import { makeChange } from '../change/make-change.ts';
import { openDatabase } from '../database/open-database.ts';
import { listenerName } from '../database/postgres-listener.ts';
import type { Database } from '../database/types.ts';

const metricsToken = 'a token for the metrics of this test';

const count = 3;
let url: string;
let apps: TestApp[];
let heard: string[][];

beforeAll(async () => {
  url = await newPostgresDatabase(inject('postgresUrl'));
  apps = [];
  for (let i = 0; i < count; i += 1) {
    const database: Database = await openDatabase({ database: { kind: 'postgres', url } });
    apps.push(await buildTestApp({ database, config: { metricsToken } }));
  }
  listen();
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

function listen(): void {
  heard = apps.map(() => []);
  for (const [i, { services }] of apps.entries())
    services.pages.onChanged((tags) => void heard[i]?.push(...tags));
}

const change = (app: TestApp | undefined, tag: string) =>
  makeChange((app as TestApp).services, thePlatform, async ({ touch }) => touch(tag));

describe('a change', () => {
  it('[B11] reaches every process before it is answered, 500 times of 500', async () => {
    for (let i = 0; i < 500; i += 1) {
      await change(apps[i % count], `project:${i}`);
      for (const tags of heard) expect(tags.at(-1)).toBe(`project:${i}`);
    }
  });

  it('[B11] made by several processes at once reaches all of them', async () => {
    await Promise.all(
      apps.flatMap((app, a) => Array.from({ length: 30 }, (_, i) => change(app, `many:${a}:${i}`))),
    );
    for (const tags of heard) expect(tags.filter((tag) => tag.startsWith('many:'))).toHaveLength(count * 30);
  });

  it('[B11] that is rolled back reaches no process', async () => {
    const { services } = apps[0] as TestApp;
    const failing = makeChange(services, thePlatform, async ({ touch }) => {
      touch('never');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await change(apps[1], 'after');
    for (const tags of heard) expect(tags).not.toContain('never');
  });

  it('[B11] drops the pages of its own process even if the answer to its commit never arrives', async () => {
    const [{ services }] = apps as [TestApp, ...TestApp[]];
    // The connection breaks after the commit: the caller gets an error, and nothing after the commit runs.
    const lost = services.database.writeDb
      .transaction((tx) => services.pages.announce(tx, ['project:lost-answer']))
      .then(() => Promise.reject(new Error('Connection terminated')));
    await expect(lost).rejects.toThrow('Connection terminated');
    await until(async () => (heard.every((tags) => tags.includes('project:lost-answer')) ? true : undefined));
    await change(apps[0], 'project:once');
    await change(apps[1], 'project:behind');
    for (const tags of heard) expect(tags.filter((tag) => tag === 'project:once')).toHaveLength(1);
  });

  it('[B11] is not delayed by a process that lost its connection and dropped all its pages', async () => {
    listen();
    const { db } = apps[0] as TestApp;
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'semilla:semilla_pages' and datname = current_database()`);
    await until(async () =>
      heard.every((tags) => tags.filter((tag) => tag === '*').length >= 2) ? true : undefined,
    );
    await until(async () => (apps.every(({ services }) => services.pages.isHearing()) ? true : undefined));
    await change(apps[0], 'project:reconnected');
    for (const tags of heard) expect(tags).toContain('project:reconnected');
  });

  it('[B11] waits two seconds for a silent process, and then logs and counts it', async () => {
    const [first] = apps as [TestApp, ...TestApp[]];
    const silent = new pg.Client({
      connectionString: url,
      application_name: listenerName('semilla_pages'),
    });
    await silent.connect();
    const warn = vi.spyOn(first.app.log, 'warn');
    const counted = async () =>
      /^page_changes_unheard_total (\d+)/m.exec(
        (await first.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } }))
          .body,
      )?.[1];
    expect(await counted()).toBe('0');
    const begunAt = performance.now();
    await change(first, 'project:unheard');
    expect(performance.now() - begunAt).toBeGreaterThan(1_900);
    for (const tags of heard) expect(tags).toContain('project:unheard');
    expect(await counted()).toBe('1');
    expect(warn.mock.lastCall?.[0]).toMatchObject({ tags: ['project:unheard'], missing: 1 });
    await silent.end();
    await until(async () => {
      await change(first, 'project:heard');
      return (await counted()) === '1' ? true : undefined;
    });
    warn.mockRestore();
  });
});
