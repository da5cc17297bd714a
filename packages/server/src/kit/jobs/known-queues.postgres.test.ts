import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../database/open-database.ts';

it('[B8] a start renews the settings of queues and the times of schedules that differ, and writes no others', async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const start = async () =>
    buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
  const first = await start();
  await first.db.execute(sql`update pgboss.queue set retry_limit = 1 where name = 'clean-up'`);
  await first.db.execute(sql`update pgboss.schedule set cron = '1 1 1 1 *' where name = 'clean-up'`);
  const read = async () => {
    const { rows } = await first.db.execute(sql`
      select q.name, q.retry_limit, s.cron, q.updated_on::text || s.updated_on::text as written
      from pgboss.queue q join pgboss.schedule s using (name) order by name`);
    return rows;
  };
  const before = await read();
  const second = await start();
  const after = await read();
  expect(after.find(({ name }) => name === 'clean-up')).toMatchObject({
    retry_limit: 12,
    cron: '17 4 * * *',
  });
  const others = (rows: typeof before) => rows.filter(({ name }) => name !== 'clean-up');
  expect(others(before).length).toBeGreaterThan(10);
  expect(others(after)).toEqual(others(before));
  await second.close();
  await first.close();
});
