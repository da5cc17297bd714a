/** Goal: two changes that deadlock both succeed, each exactly once, with one audit row each. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { openDatabase } from '../database/open-database.ts';
import { thePlatform } from './actor.ts';
import { makeChange } from './make-change.ts';

let test: TestApp;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
});
afterAll(() => test.close());

it('[B5] retries a change after a deadlock, and each change leaves one audit row', async () => {
  const [userA, userB] = [await newUser(test.services), await newUser(test.services)];
  let attempts = 0;
  const rename = (first: string, second: string, name: string) =>
    makeChange(test.services, thePlatform, async ({ tx, audit }) => {
      attempts += 1;
      audit({ action: 'user.edit', subjectType: 'user', subjectId: first });
      await tx.execute(sql`update users set name = ${name} where user_id = ${first}`);
      await tx.execute(sql`select pg_sleep(0.2)`);
      await tx.execute(sql`update users set name = ${name} where user_id = ${second}`);
    });
  await Promise.all([rename(userA.userId, userB.userId, 'A'), rename(userB.userId, userA.userId, 'B')]);
  expect(attempts).toBe(3);
  const { rows } = await test.db.execute<{ name: string }>(
    sql`select name from users where user_id in (${userA.userId}, ${userB.userId})`,
  );
  expect(new Set(rows.map(({ name }) => name)).size).toBe(1);
  const { rows: notes } = await test.db.execute<Record<string, unknown>>(
    sql`select 1 from audit_entries where action = 'user.edit'`,
  );
  expect(notes).toHaveLength(2);
});
