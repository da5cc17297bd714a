import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { readConfig } from '../../start/read-config.ts';

/** When schedules were last read; null if never. */
async function readAt({ db }: TestApp): Promise<unknown> {
  const { rows } = await db.execute<{ cron_on: unknown }>(sql`select cron_on from pgboss.version`);
  return rows[0]?.cron_on;
}

it('[B2] scheduled work runs at its times on the platform, and in tests only if they ask for it', async () => {
  expect(readConfig({ DATA_DIR: '/nowhere' }).runsSchedules).toBe(true);
  const usual = await buildTestApp();
  const onTime = await buildTestApp({ config: { runsSchedules: true } });
  await until(async () => (await readAt(onTime)) ?? undefined);
  expect(await readAt(usual)).toBeNull();
  await onTime.close();
  await usual.close();
});
