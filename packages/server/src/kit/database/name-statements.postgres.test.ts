import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openNewPostgres } from '../../../test/postgres/databases.ts';
import { createStatementNames } from './name-statements.ts';
import type { Database } from './types.ts';

let database: Database;
beforeAll(async () => {
  database = await openNewPostgres(inject('postgresUrl'));
});
afterAll(() => database.close());

it('[B11] plans a frequent statement once per connection, with the same results', async () => {
  const results = await database.writeDb.transaction(async (tx) => {
    const numbers: unknown[] = [];
    for (let number = 0; number < 30; number += 1) {
      const { rows } = await tx.execute(
        sql`select ${number}::int + 1 as next, ${`n${number}`}::text as word`,
      );
      numbers.push(rows[0]);
    }
    const { rows } = await tx.execute(
      sql`select name from pg_prepared_statements where statement like '%as next%'`,
    );
    expect(rows).toEqual([{ name: expect.stringMatching(/^semilla_\d+$/) }]);
    return numbers;
  });
  expect(results).toEqual(
    Array.from({ length: 30 }, (_, number) => ({ next: number + 1, word: `n${number}` })),
  );
});

it('[B11] names only frequent statements, each differently, up to a limit', () => {
  const nameOf = createStatementNames();
  const named = Array.from({ length: 100 }, (_, statement) => {
    const names = Array.from({ length: 30 }, () => nameOf(`select ${statement}`));
    expect(names.slice(0, 19)).toEqual(names.slice(0, 19).map(() => undefined));
    return names.at(-1);
  }).filter(Boolean);
  expect(new Set(named).size).toBe(60);
  expect(named).toHaveLength(60);
});
