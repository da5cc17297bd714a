/**
 * Goal: GET calls change nothing, so that a link, an image or a form on another site has no effect. Method: sends the
 * valid request of every GET endpoint, and compares all tables before and after.
 */
import { endpoints } from '@semilla/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queuedMails } from '../../src/schema/queued-mails.ts';
import { until } from '../until.ts';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { goodCall } from './prepare.ts';
import { send } from './wire.ts';
import { createWorld, type World } from './world.ts';

/** Reading may write to these tables: the last use of a session, and audit entries about reading. */
const traces = ['sessions', 'audit_entries', 'audit_head', 'seals', 'failed_attempts'];

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.test.close());

async function contentOfTables(): Promise<Record<string, string>> {
  const { db } = world.test;
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of rows.filter((table) => !traces.includes(table.name))) {
    const found = await db.execute<{ digest: string | null }>(
      sql`select md5(string_agg(one::text, '\n' order by one::text)) as digest from ${sql.identifier(name)} one`,
    );
    contents[name] = found.rows[0]?.digest ?? 'empty';
  }
  return contents;
}

it('[P7] no GET endpoint changes a row, except the traces of reading', async () => {
  const calls: [string, Awaited<ReturnType<typeof goodCall>>][] = [];
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.method !== 'GET') continue;
    const example = (examples as Record<string, Example>)[name] as Example;
    calls.push([name, await goodCall(world, endpoint, example)]);
  }
  // Mails of the requests above are sent beside them.
  await until(async () => ((await world.test.db.$count(queuedMails)) ? undefined : true));
  const before = await contentOfTables();
  for (const [name, { wire, cookie }] of calls) {
    const answer = await send(world.test, cookie, wire);
    expect(answer.statusCode, `${name}: ${answer.body.slice(0, 200)}`).toBeLessThan(400);
  }
  expect(calls.length).toBeGreaterThan(100);
  expect(Object.keys(before).length).toBeGreaterThan(30);
  expect(await contentOfTables()).toEqual(before);
});
