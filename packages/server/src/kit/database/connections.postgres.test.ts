/**
 * Goal: broken connections do not use up the pool; otherwise a few database failures would stop the platform.
 * Method: more transactions than there are connections fail to begin; the next one must succeed.
 */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { until } from '../../../test/until.ts';
import { openPostgres } from './postgres.ts';
import type { Db } from './types.ts';
import { isUnavailable } from './violations.ts';

afterEach(() => vi.restoreAllMocks());

const fails = (db: Db) =>
  db.execute(sql`select 1`).then(
    () => false,
    () => true,
  );

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

it('[B1] returns the connection to the pool when a transaction cannot begin', async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const broken = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function fail(
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (textOf(args[0]).startsWith('begin')) return Promise.reject(new Error('the connection was reset'));
    return query.apply(this, args);
  } as never);
  for (let count = 0; count < 15; count += 1) {
    await expect(database.db.transaction(async () => {})).rejects.toThrow('begin');
  }
  broken.mockRestore();
  const result = await database.db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(result).toMatchObject({ rows: [{ one: 1 }] });
  await database.close();
});

it('[B1][B8] jobs still report that they are alive when reads hold all read connections', async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  const done = Promise.withResolvers<void>();
  let held = 0;
  const reads = Array.from({ length: 12 }, () =>
    database.db.transaction(async () => {
      held += 1;
      await done.promise;
    }),
  );
  await until(async () => (held >= 10 && database.waitingForConnections().read ? true : undefined));
  const heartbeat = await database.jobs.executeSql('select 1 as alive', []);
  expect(heartbeat.rows).toEqual([{ alive: 1 }]);
  expect(held).toBe(10);
  done.resolve();
  await Promise.all(reads);
  await database.close();
});

it('[B1] counts the database as unavailable when a connection breaks between two statements of a transaction', async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  const error = await database.db
    .transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.writeDb.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      await until(async () => ((await fails(tx)) ? true : undefined));
      await tx.execute(sql`select 1`);
    })
    .catch((failure: unknown) => failure);
  expect(isUnavailable(error)).toBe(true);
  await database.close();
});
