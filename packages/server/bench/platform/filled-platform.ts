import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openPostgres } from '../../src/kit/database/postgres.ts';
import { findBreaches } from '../../src/money/reconciliation/find-breaches.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { startProcess } from '../../test/process.ts';
import { fill, type Size } from './fill.ts';
import { processorMs, watchPostgres } from './processor-time.ts';

/** A database with investors and projects, and the open connection that filled it. */
export async function newFilledDatabase(serverUrl: string, size: Size) {
  const databaseUrl = await newPostgresDatabase(serverUrl);
  const database = await openPostgres(databaseUrl);
  await fill(database, size);
  return { databaseUrl, database };
}

/** The platform as one process on its own database, as in production, with everything switched on. */
export async function startFilled(serverUrl: string, size: Size) {
  const { databaseUrl, database } = await newFilledDatabase(serverUrl, size);
  const dataDir = mkdtempSync(join(tmpdir(), 'semilla-bench-'));
  const running = await startProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'false',
    SECRET_KEY: 'only for measuring, so it may be known',
    // Each investor has their own address, as in production, because the rate limit counts by address.
    TRUST_PROXY: '1',
    // The administrators gave their code when the database was filled, and some parts take longer than five minutes.
    FRESH_FACTOR_MINUTES: '60',
  });
  if (!running.output().includes('runs at')) throw new Error(running.output());
  const databaseMs = await watchPostgres(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // If a part fails, its PostgreSQL stops first; without this, that error would hide the cause.
  pool.on('error', () => {});

  return {
    url: running.url,
    databaseUrl,
    pid: running.pid,
    processorMs: () => ({ server: processorMs(running.pid), database: databaseMs() }),
    query: async (sql: string) => (await pool.query(sql)).rows,
    /** Waits until all mails and notices are sent. */
    async jobsDone() {
      for (;;) {
        const waiting =
          "select count(*)::int as count from pgboss.job where name in ('notices', 'letters') and state < 'completed'";
        const { rows } = await pool.query(waiting);
        if (rows[0].count === 0) return;
        await pause(100);
      }
    },
    /** Stops the platform; throws if the books do not agree. */
    async stop() {
      await running.stop();
      await pool.end();
      const { breaches } = await findBreaches(database.db, 10);
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (breaches.length) throw new Error(`the books do not agree: ${JSON.stringify(breaches)}`);
    },
  };
}

export type FilledPlatform = Awaited<ReturnType<typeof startFilled>>;

/** A text with the processor time per item; `count` items were processed between the two readings. */
export function processorNote(
  before: { server: number; database: number },
  after: { server: number; database: number },
  count: number,
): string {
  const per = (ms: number) => (ms / count).toFixed(2);
  return `${per(after.server - before.server)} ms server + ${per(after.database - before.database)} ms database each`;
}
