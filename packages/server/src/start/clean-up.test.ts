import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { as } from '../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { cleanUp } from './clean-up.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function countOf(table: string): Promise<number> {
  const result = await test.db.execute<{ count: number }>(
    sql.raw(`select count(*)::int as count from ${table}`),
  );
  return result.rows[0]?.count ?? 0;
}

it('[B7] the nightly job deletes expired rows and nothing else', async () => {
  await as(test, 'user');
  await new Browser(test).post('/v1/auth/login', { email: 'nadie@example.com', password: 'Otra#2026' });
  await test.db.execute(sql`insert into mail_links (mail_link_id, user_id, purpose, token_hash, expires_at)
    select gen_random_uuid(), user_id, 'confirm-email', '', now() + interval '1 day' from users`);
  await test.db.execute(sql`insert into idempotency_keys (user_id, key, request_hash, created_at)
    values (gen_random_uuid(), 'old', '', ${test.clock.now.toISOString()}::timestamptz)`);
  await test.db.execute(sql`insert into totps (totp_id, user_id, secret, created_at)
    select gen_random_uuid(), user_id, '', ${test.clock.now.toISOString()}::timestamptz from users`);
  await new Browser(test).post('/v1/auth/password/forgot', { email: 'nadie@example.com' });
  await cleanUp(test.services);
  expect(await countOf('totps')).toBe(2);
  expect([await countOf('sessions'), await countOf('mail_links')]).toEqual([1, 1]);
  expect(await countOf('failed_attempts')).toBeGreaterThan(0);
  expect(await countOf('idempotency_keys')).toBe(1);

  test.clock.advance(3 * 86_400);
  await cleanUp(test.services);
  expect([await countOf('sessions'), await countOf('mail_links')]).toEqual([0, 0]);
  expect(await countOf('failed_attempts')).toBe(0);
  expect(await countOf('idempotency_keys')).toBe(0);
  const { rows } = await test.db.execute<Record<string, unknown>>(sql`select confirmed_at from totps`);
  expect(rows).toEqual([{ confirmed_at: expect.anything() }]);
});

it('[E8][B7] schedules the nightly jobs', async () => {
  const { rows } = await test.db.execute<Record<string, unknown>>(
    sql`select name, cron, timezone from pgboss.schedule order by name`,
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { name: 'clean-up', cron: '17 4 * * *', timezone: 'Europe/Madrid' },
      { name: 'sweep-files', cron: '47 4 * * *', timezone: 'Europe/Madrid' },
    ]),
  );
});
