/**
 * Goal: the platform works with a database of two nodes. It finds the primary, uses the replica for reads that may be
 * slightly stale, and recovers by itself when the primary is lost. Method: two dedicated PostgreSQL servers with
 * synchronous replication.
 */
import { v1 } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { type PostgresPair, startPair } from '../../../test/postgres/pair.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { documentTypes } from '../../schema/document-types.ts';
import { openPostgres } from './postgres.ts';
import type { Database, Db } from './types.ts';

const lagMsMax = 1_500;

let pair: PostgresPair;
let database: Database;
let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  pair = await startPair(['fsync=off']);
  // Lists the standby first, because the order must not matter.
  const [first, second] = pair.url.replace(/^.*@|\/.*$/g, '').split(',');
  const url = `postgres://postgres@${second},${first}/postgres?target_session_attrs=read-write`;
  database = await openPostgres(url, { readUrl: pair.standby().url, lagMsMax });
  test = await buildTestApp({ database });
  admin = await as(test, 'admin');
}, 120_000);
afterAll(async () => {
  await test.close();
  await pair.stop();
});

async function isStandby(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select pg_is_in_recovery() as found`);
  return rows[0]?.found === true;
}

const exported = async () => (await admin.get(v1.documentTypes.export.path)).body;

async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: pair.standby().url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const becomes = (wanted: boolean) =>
  until(async () =>
    (await isStandby(database.replicaDb()).catch(() => !wanted)) === wanted ? true : undefined,
  );

it('[B11] reads exports from the replica, and from the primary while the replica is late or unreachable', async () => {
  await becomes(true);
  expect([await isStandby(database.db), await isStandby(database.writeDb)]).toEqual([false, false]);
  await onStandby('select pg_wal_replay_pause()');
  await test.db.insert(documentTypes).values({ name: 'Tardío', description: 'Llega tarde.' });
  expect(await exported()).not.toContain('Tardío');
  expect((await admin.get(v1.documentTypes.find.path)).body).toContain('Tardío');

  await becomes(false);
  expect(await exported()).toContain('Tardío');
  await onStandby('select pg_wal_replay_resume()');
  await becomes(true);
  expect(await exported()).toContain('Tardío');

  pair.standby().freeze();
  await becomes(false);
  expect(await exported()).toContain('Tardío');
  pair.standby().thaw();
  await becomes(true);
});

it('[B1][B11] finds the promoted node, listens there, and ignores the former primary when it comes back', async () => {
  const heard: string[] = [];
  let listening = 0;
  const listener = await database.listen('test_pair', {
    onMessage: (payload) => heard.push(payload),
    onListening: () => {
      listening += 1;
    },
  });
  await pair.failOver();
  await pair.comeBack();
  const create = () =>
    admin.post(v1.documentTypes.create.path, { body: { name: 'Después', description: 'Tras el cambio.' } });
  const created = await until(async () => {
    const answer = await create();
    expect([201, 503]).toContain(answer.statusCode);
    return answer.statusCode === 201 ? true : undefined;
  });
  expect(created).toBe(true);
  const { rows } = await database.writeDb.execute(sql`select inet_server_port() as port`);
  expect(String(rows[0]?.port)).toBe(new URL(pair.primary().url).port);
  await until(async () => (listening === 2 ? true : undefined));
  await database.writeDb.execute(sql`select pg_notify('test_pair', 'after the promotion')`);
  await until(async () => (heard.includes('after the promotion') ? true : undefined));
  await listener.close();
});
