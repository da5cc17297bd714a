/** Goal: a very large platform is as consistent as a small one. Method: fills a moderately large one, which takes seconds. */

import { verifyAudit } from '@semilla/server/audit/verify-audit.ts';
import { openDatabase } from '@semilla/server/kit/database/open-database.ts';
import { findBreaches } from '@semilla/server/money/reconciliation/find-breaches.ts';
import { newPostgresDatabase } from '@semilla/server/test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '@semilla/server/test/test-app.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkEmpty } from './check-empty.ts';
import { seedScale } from './index.ts';

const size = { customers: 300, transactions: 3_000, projects: 24, seed: '7' };
let url: string;
let test: TestApp;
beforeAll(async () => {
  url = await newPostgresDatabase(inject('postgresUrl'));
  await checkEmpty(url);
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
  await seedScale(test.services, size, () => {});
});
afterAll(() => test.close());

async function query<Row extends Record<string, unknown>>(statement: string): Promise<Row[]> {
  const { rows } = await test.db.execute<Row>(sql.raw(statement));
  return rows;
}

const valuesOf = async (table: string, column: string) =>
  (await query<{ value: string }>(`select distinct ${column} as value from ${table} order by 1`)).map(
    ({ value }) => value,
  );

it('[B1][B5] fills a database with consistent books and an intact audit trail', async () => {
  expect((await findBreaches(test.db, 10)).breaches).toEqual([]);
  const { entries, brokenAt } = await verifyAudit(test.db);
  expect(brokenAt).toBeUndefined();
  expect(entries).toBeGreaterThan(size.customers);
});

it('[B1] creates exactly the requested numbers, in every state', async () => {
  const [counts] = await query(`select (select count(*)::int from transactions) as transactions,
    (select count(*)::int from users where role = 'user' and email like '%@example.com') as customers,
    (select count(*)::int from projects) as projects`);
  const { seed: _, ...expected } = size;
  expect(counts).toEqual(expected);
  expect(await valuesOf('transactions', 'status')).toEqual(['completed', 'pending', 'rejected']);
  expect(await valuesOf('orders', 'status')).toEqual(
    expect.arrayContaining(['active', 'finished', 'pending']),
  );
  expect(await valuesOf('bank_accounts', 'state')).toEqual(['error', 'pending', 'valid']);
  expect((await valuesOf('verifications', 'status')).length).toBeGreaterThan(5);
  expect((await valuesOf('projects', 'phase_id')).length).toBeGreaterThan(3);
  expect((await valuesOf('tickets', 'state_id')).length).toBeGreaterThan(3);
});

it('[B1] never lets a wallet fall below zero at any time', async () => {
  // Deposits count when they are approved, withdrawals when they are requested.
  const below = await query(`select * from (
      select user_id, sum(case when type = 'income' then amount_cents else -amount_cents end) over (
        partition by user_id
        order by case when type = 'income' and issuer_name not like 'project%' then updated_at else created_at end
      ) as cents
      from transactions where status = 'completed' or (status = 'pending' and type = 'withdraw')
    ) as after_each where cents < 0`);
  expect(below).toEqual([]);
});

it('[B1] refuses a database with users', async () => {
  await expect(checkEmpty(url)).rejects.toThrow('has people or a history in it');
});
