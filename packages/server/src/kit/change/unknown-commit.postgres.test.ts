// Goal: a stored file is deleted when its change was certainly rolled back, and kept when the outcome is unknown.
// Method: a real PostgreSQL that refuses the commit or closes the connection during it, and files on disk.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { sweepFiles } from '../../misc/documents/sweep-files.ts';
import { documents } from '../../schema/documents.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Services } from '../services.ts';
import { thePlatform } from './actor.ts';
import { makeChange } from './make-change.ts';

let test: TestApp;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
  // A row in one of these tables makes the commit fail: by a deferred constraint, or by ending the connection.
  await test.db.execute(
    sql`create table refused_at_commit (id int primary key deferrable initially deferred)`,
  );
  await test.db.execute(sql`create table ends_at_commit (id int)`);
  await test.db.execute(sql`create function end_connection() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return null; end $$`);
  await test.db.execute(sql`create constraint trigger ending after insert on ends_at_commit
    deferrable initially deferred for each row execute function end_connection()`);
});
afterAll(() => test.close());

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.services.files.list('documents')) keys.push(key);
  return keys;
}

function storeFile(services: Services, statement: ReturnType<typeof sql>) {
  return makeChange(services, thePlatform, async (change) => {
    const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
    await storeDocument(change, services, { purpose: 'ticket-document', file, uploadedBy: undefined });
    await change.tx.execute(statement);
  });
}

const isThere = async (key: string) => (await test.services.files.get(key)) !== undefined;

it('[E8] deletes the file when the database refused the commit', async () => {
  const twice = sql`insert into refused_at_commit values (1), (1)`;
  await expect(storeFile(test.services, twice)).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await storedKeys()).toEqual([]);
});

it('[E8] keeps the file when the connection broke during the commit, and the nightly job deletes it a day later', async () => {
  await expect(storeFile(test.services, sql`insert into ends_at_commit values (1)`)).rejects.toThrow(
    'Failed query',
  );
  const [key = ''] = await storedKeys();
  expect(key).toMatch(/^documents\//);
  expect(await sweepFiles(test.services)).toBe(0);
  expect(await isThere(key)).toBe(true);
  test.clock.advance(25 * 3_600);
  expect(await sweepFiles(test.services)).toBe(1);
  expect(await isThere(key)).toBe(false);
});

it('[E8] keeps the file and its row when the commit succeeded but its answer was lost', async () => {
  const { db } = test.services.database;
  const disconnectingDb = new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'transaction'
        ? async (act: Parameters<typeof db.transaction>[0]) => {
            await target.transaction(act);
            throw new Error('Connection terminated unexpectedly');
          }
        : Reflect.get(target, name, receiver),
  });
  const services = { ...test.services, database: { ...test.services.database, writeDb: disconnectingDb } };
  await expect(storeFile(services, sql`select 1`)).rejects.toThrow('terminated');
  const [row] = await test.db.select().from(documents);
  expect(await isThere(row?.storageKey as string)).toBe(true);
  test.clock.advance(25 * 3_600);
  await sweepFiles(test.services);
  expect(await isThere(row?.storageKey as string)).toBe(true);
});
