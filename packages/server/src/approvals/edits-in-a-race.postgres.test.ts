/** Goal: whether an edit of a user needs a second person is decided on the same state of the user that the edit changes. */
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';
import { openPostgres } from '../kit/database/postgres.ts';
import { users } from '../schema/users.ts';

const alone = true;
let test: TestApp;
let marta: Caller;
let other: pg.Client;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openPostgres(url) });
  marta = await as(test, 'admin');
  await as(test, 'admin');
  other = new pg.Client({ connectionString: url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await test.close();
});

const isWaiting = async () => {
  const { rows } = await test.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0 ? true : undefined;
};

const races: [what: string, meanwhile: string, body: object][] = [
  ['the role that is being taken', `role = 'user'`, { role: 'admin' }],
  ['the access that is being taken', 'disabled_at = now()', { disabled: false }],
];

it.each(races)('[P7] %s is given back only by two people', async (_what, meanwhile, body) => {
  const { userId } = await as(test, 'admin');
  await other.query('begin');
  await other.query(`update users set ${meanwhile} where user_id = $1`, [userId]);
  const edited = marta.patch(`/v1/account/users/${userId}`, { body: { ...body, why: 'Vuelve.' }, alone });
  await until(isWaiting);
  await other.query('commit');
  expect((await edited).statusCode).toBe(202);
  const [row] = await test.db.select().from(users).where(eq(users.userId, userId));
  expect(row?.role === 'admin' && row.disabledAt === null).toBe(false);
});
