import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ConfigError } from '../config-error.ts';
import { assertMigrated, mayMigrate } from './assert-migrated.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createStatementNames, nameStatements } from './name-statements.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { refuseEarlierVersion } from './refuse-earlier-version.ts';
import type { Database, Db } from './types.ts';
import { watchPostgres } from './watch-postgres.ts';

// Any number will do, as long as every process of every version uses the same.
export const migrationLock = 7_364_512;

function refusal(url: string): string {
  const { host, pathname } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1));
  return `The database ${name} at ${host} is from an earlier version and cannot be upgraded: set DATABASE_URL to an empty one, or empty it with npm run db:reset -- --delete-everything-in ${name} if it holds a demo.`;
}

async function migrateAlone(pool: pg.Pool, url: string): Promise<void> {
  const client = await pool.connect();
  try {
    // Another process may migrate for long, and a migration may take long.
    await client.query('set lock_timeout = 0');
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client);
    await refuseEarlierVersion(db, refusal(url));
    if (!(await mayMigrate(db))) return await assertMigrated(db);
    await migrate(db, { migrationsFolder });
  } finally {
    // Closing the connection releases the lock in every case.
    client.release(true);
  }
}

export function unreachable(url: string, error: unknown): ConfigError {
  const { host, pathname } = new URL(url);
  const reason =
    error instanceof Error && error.message ? error.message : String((error as { code?: string }).code);
  return new ConfigError(
    `The database ${pathname.slice(1)} at ${host} cannot be reached (${reason}): start it, or set DATABASE_URL to one that runs.`,
  );
}

/** Drizzle does not release the connection of a transaction that could not begin, which would use up the pool. */
function openDrizzle(pool: pg.Pool): Db {
  const db = drizzle(pool);
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work as never, settings);
    } finally {
      client.release();
    }
  };
  return db;
}

const readConnections = 10;
/** Six for the executor, two batches and four groups that wait for locks; the others for all other changes. */
const writeConnections = 12;
/** How long one statement may take, and how long it may wait for a lock. */
const limits = { statement_timeout: 60_000, lock_timeout: 10_000 };

function openPool(url: string, max: number, nameOf: (text: string) => string | undefined): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'semilla',
    connectionTimeoutMillis: 10_000,
    ...limits,
  });
  // The pool replaces an idle connection that breaks; without an error listener the process would exit.
  pool.on('error', () => {});
  // The same for a connection that breaks during a transaction; the transaction's own query reports the error.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('connect', (client) => nameStatements(client as pg.PoolClient, nameOf));
  return pool;
}

export async function openPostgres(url: string): Promise<Database> {
  const nameOf = createStatementNames();
  const pool = openPool(url, readConnections, nameOf);
  const writePool = openPool(url, writeConnections, nameOf);
  const watch = watchPostgres(url);
  watch.guard(pool);
  watch.guard(writePool);
  try {
    await pool.query('select 1');
  } catch (error) {
    await watch.close();
    await pool.end();
    throw unreachable(url, error);
  }
  return {
    kind: 'postgres',
    db: openDrizzle(pool),
    writeDb: openDrizzle(writePool),
    jobs: {
      executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
      async listen(channel: string, onMessage: (payload: string) => void, onReconnect: () => void) {
        const listener = await listenOnPostgres(url, channel, { onMessage, onListening: onReconnect });
        return listener;
      },
    },
    migrate: () => migrateAlone(pool, url),
    listen: (channel, options) => listenOnPostgres(url, channel, options),
    waitingForConnections: () => ({ read: pool.waitingCount, write: writePool.waitingCount }),
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await Promise.all([watch.close(), pool.end(), writePool.end()]);
    },
  };
}
