// Goal: counting unread tickets, which every page does, stays fast for every role with many tickets.
// Method: a real PostgreSQL with a hundred thousand tickets; the test runs EXPLAIN on the API's recorded queries.
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { readPlan } from '../../../test/plans/plan.ts';
import { recorded } from '../../../test/plans/recorded.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openPostgres } from '../../kit/database/postgres.ts';

const rows = 100_000;
// Generous, because other tests run at the same time. The query plan matters more.
const slowestMs = 2_000;
let test: TestApp;
let client: pg.Client;
const callers: Record<string, Caller> = {};

// A tenth belongs to the customer, another tenth is assigned to the manager. One percent is unread on each side.
const fill = `insert into tickets (ticket_id, title, description, state_id, state_since, user_id, responsible_id,
    read_by_customer, read_by_staff, created_at, updated_at)
  select gen_random_uuid(), 'Pregunta ' || i, 'Texto', 'Closed', moment,
    case when i % 10 = 0 then $1::uuid else $2::uuid end, case when i % 10 = 1 then $3::uuid end,
    i % 100 <> 50, i % 100 not in (10, 11), moment, moment
  from generate_series(1, ${rows}) as i, lateral (select timestamptz '2024-01-01' + i * interval '7 minutes') as m (moment)`;

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openPostgres(url) });
  const manager = await as(test, 'operator');
  const customer = await as(test, 'user', { managerId: manager.userId });
  const other = await as(test, 'user');
  Object.assign(callers, { manager, customer, admin: await as(test, 'admin') });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(fill, [customer.userId, other.userId, manager.userId]);
  // The manager has read ten of the unread tickets and marked ten others as unread.
  for (const condition of ['not read_by_staff', 'read_by_staff'])
    await client.query(
      `insert into ticket_marks (ticket_id, user_id)
        select ticket_id, $1 from tickets where responsible_id = $1 and ${condition} limit 10`,
      [manager.userId],
    );
  await client.query('vacuum analyze tickets, ticket_marks');
});
afterAll(async () => {
  await client.end();
  await test.close();
});

it.each([
  ['customer', 1_000],
  // One percent of all tickets belong to the customer and are unread, and another percent are assigned to the manager.
  ['manager', 2_000],
  ['admin', 2_000],
])('[C12] the unread count of a %s uses indexes among a hundred thousand tickets', async (name, expected) => {
  let total: number | undefined;
  const statements = await recorded(async () => {
    const answer = await (callers[name] as Caller).get('/v1/support/tickets?take=1&read=false');
    total = answer.json().total;
  });
  expect(total).toBe(expected);
  const queries = statements.filter(({ text }) => text.includes('"tickets"'));
  expect(queries).toHaveLength(3);
  for (const { text, values } of queries) {
    const answer = await client.query(`explain (analyze, format json) ${text}`, values);
    const plan = readPlan(answer.rows[0]['QUERY PLAN'][0]);
    expect(plan.readWhole, text).not.toContain('tickets');
    expect(plan.milliseconds, text).toBeLessThan(slowestMs);
  }
});
