/**
 * Goal: connections that break do not use up the pool, or the platform would stand still once a database has failed a few
 * times. Method: more transactions than there are connections cannot even begin; the next one must.
 */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { newPostgresDatabase } from '../testing/postgres/databases.ts';
import { openPostgres } from './postgres.ts';

afterEach(() => vi.restoreAllMocks());

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

it('[B1] a transaction that cannot begin gives its connection back', async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const broken = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function fail(
    this: pg.Client,
    ...given: unknown[]
  ) {
    if (textOf(given[0]).startsWith('begin')) return Promise.reject(new Error('the connection was reset'));
    return query.apply(this, given);
  } as never);
  for (let count = 0; count < 15; count += 1) {
    await expect(database.db.transaction(async () => {})).rejects.toThrow('begin');
  }
  broken.mockRestore();
  const one = await database.db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(one).toMatchObject({ rows: [{ one: 1 }] });
  await database.close();
});
