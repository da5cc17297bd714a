import { asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openNewPostgres } from '../../../test/postgres/databases.ts';
import { phases } from '../../schema/phases.ts';
import { rowsOfPage } from './rows-of-page.ts';
import type { Database, Db } from './types.ts';

let database: Database;
beforeAll(async () => {
  database = await openNewPostgres(inject('postgresUrl'));
});
afterAll(() => database.close());

const page = (db: Db, take: number, direction: typeof asc) =>
  db.select({ id: phases.phaseId }).from(phases).orderBy(direction(phases.orderIndex)).limit(take);

function rowsOf(db: Db, take: number, direction: typeof asc) {
  const same = alias(phases, 'same');
  const joined = db
    .select({ name: phases.name, sameName: same.name })
    .from(phases)
    .leftJoin(same, eq(same.phaseId, phases.phaseId));
  return rowsOfPage(joined, page(db, take, direction), phases.phaseId);
}

it('[C10] returns the rows of a page in the order of the page', async () => {
  const { db } = database;
  const names = async (take: number, direction: typeof asc) =>
    (await rowsOf(db, take, direction)).map(({ name, sameName }) => [name, sameName]);
  const all = await db.select().from(phases).orderBy(asc(phases.orderIndex));
  const wanted = all.map(({ name }) => [name, name]);
  expect(await names(100, asc)).toEqual(wanted);
  expect(await names(2, desc)).toEqual(wanted.toReversed().slice(0, 2));
});

it('[C10][B11] plans the joins of a page once per connection, for all orders and lengths', async () => {
  await database.writeDb.transaction(async (tx) => {
    for (let number = 0; number < 40; number += 1)
      await rowsOf(tx, 1 + (number % 5), number % 2 ? asc : desc);
    const { rows } = await tx.execute(
      sql`select custom_plans::int as planned, generic_plans > 10 as "isPlanKept" from pg_prepared_statements
        where statement like '%left join%'`,
    );
    // PostgreSQL plans each statement five times before it compares the costs.
    expect(rows).toEqual([{ planned: 5, isPlanKept: true }]);
  });
});
