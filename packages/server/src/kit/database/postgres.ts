import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { remainingMs } from '../arrival.ts';
import { ConfigError } from '../config-error.ts';
import { assertMigrated, mayMigrate } from './assert-migrated.ts';
import { CommitUnanswered, limitCommit } from './limit-commit.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createStatementNames } from './name-statements.ts';
import { acceptsLimits, limits, openPool, type PoolOptions } from './open-pool.ts';
import { type PostgresAddress, readPostgresAddress } from './postgres-address.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { refuseEarlierVersion } from './refuse-earlier-version.ts';
import type { ConnectionListener, Database, Db } from './types.ts';
import { isReadOnly } from './violations.ts';
import { watchPostgres } from './watch-postgres.ts';
import { type ReplicaWatch, watchReplica } from './watch-replica.ts';

// Any number will do, as long as every process of every version uses the same.
export const migrationLock = 7_364_512;

function refusal({ database: name, hosts }: PostgresAddress): string {
  return `The database ${name} at ${hosts} is from an earlier version and cannot be upgraded: set DATABASE_URL to an empty one, or empty it with npm run db:reset -- --delete-everything-in ${name} if it holds a demo.`;
}

/**
 * Runs the missing migrations while no other process does. Uses a separate connection that bypasses any
 * pooler, because the lock belongs to the connection.
 */
async function migrateAlone(node: string, address: PostgresAddress): Promise<void> {
  const client = new pg.Client({
    connectionString: node,
    application_name: 'semilla:migration',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    // Lifts the limits of the role: waiting for another process's migration, or running one, may take long.
    await client.query('set lock_timeout = 0');
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client);
    await refuseEarlierVersion(db, refusal(address));
    if (!(await mayMigrate(db))) return await assertMigrated(db);
    await migrate(db, { migrationsFolder });
  } finally {
    // Closing the connection releases the lock in every case.
    await client.end();
  }
}

export function unreachable(url: string, error: unknown): ConfigError {
  const { hosts, database } = readPostgresAddress(url);
  const reason =
    error instanceof Error && error.message ? error.message : String((error as { code?: string }).code);
  return new ConfigError(
    `The database ${database} at ${hosts} cannot be reached (${reason}): start it, or set DATABASE_URL to one that runs.`,
  );
}

/** Deducts the time a request waited for its connection from the time it may wait for locks. */
async function limitLocks(tx: Db): Promise<void> {
  const ms = remainingMs();
  if (ms !== undefined && ms < limits.lock_timeout - noticedMs)
    await tx.execute(sql`select set_config('lock_timeout', ${`${Math.ceil(ms)}ms`}, true)`);
}

/**
 * Opens drizzle with its own `transaction`: drizzle's does not release the connection if a transaction cannot
 * begin, which would exhaust the pool.
 */
function openDrizzle(pool: pg.Pool): Db {
  const db = drizzle(pool);
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    let error: unknown;
    const commit = limitCommit();
    try {
      const committed = drizzle(client).transaction(async (tx) => {
        await limitLocks(tx);
        const result = await work(tx as never);
        commit.begin();
        return result;
      }, settings);
      return await Promise.race([committed, commit.late]);
    } catch (failure) {
      error = failure;
      throw failure;
    } finally {
      commit.end();
      client.release(isReadOnly(error) || error instanceof CommitUnanswered);
    }
  };
  return db;
}

const readConnections = 10;
const writeConnections = 6;
/**
 * Six for the executor, which moves the money (two batches, and four groups that wait for locks); the rest
 * for what requests that move money read.
 */
const moneyConnectionsDefault = 8;
/** Reserved for jobs, so slow reads cannot stop them from reporting that they are alive. */
const jobConnections = 3;
/** The most connections one process opens through a pooler, including the one that watches it. */
export const connectionsMax =
  readConnections + writeConnections + moneyConnectionsDefault + jobConnections + 2;
/**
 * If a request waited less than this for its connection, shortening its limit for locks is not worth a
 * statement.
 */
const noticedMs = 250;
/** Few, because the replica is only used for statistics, exports and the search. */
const replicaConnections = 5;
const replicaLagMsMax = 5_000;

export interface PostgresOptions {
  /** Bypasses the pooler, for connections with session state: listening, the migration and the watch. */
  directUrl?: string | undefined;
  /** A replica for reads that may be slightly stale. */
  readUrl?: string | undefined;
  /** Connections reserved for moving money. */
  moneyConnections?: number;
  /** How long a transaction may wait for its next statement; a pooler does not pass it on. */
  idleInTransactionMs?: number;
  /** How late the replica may be, in milliseconds. */
  lagMsMax?: number;
}

function openReplica(
  url: string,
  replica: ReplicaWatch,
  options: Omit<PoolOptions, 'max'>,
  onConnection: (seconds: number) => void,
) {
  const pool = openPool(() => url, { ...options, max: replicaConnections });
  replica.guard(pool, onConnection);
  return {
    db: openDrizzle(pool),
    pool,
    isClose: replica.isClose,
    close: replica.close,
  };
}

/**
 * Throws if the role of the database lacks the limits, because a pooler does not pass on those of a
 * connection.
 */
async function assertLimits(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`select name from pg_settings where name = any($1) and setting = '0'`, [
    Object.keys(limits),
  ]);
  if (!rows.length) return;
  const names = rows.map(({ name }) => name).join(' and ');
  throw new ConfigError(
    `Behind a pooler, the role of DATABASE_URL must have a ${names}: run npm run db:migrate with DATABASE_OWNER_URL, which sets them.`,
  );
}

/**
 * This statement writes to the write-ahead log, so it also stays unanswered while a synchronous standby is
 * unreachable or the disk accepts no writes.
 */
const writeSql = `select pg_logical_emit_message(true, 'semilla', '')`;

/**
 * Returns a function that checks that the database can write. Calls during a running check share its result.
 */
function pingOn(pool: pg.Pool): () => Promise<void> {
  let pinging: Promise<unknown> | undefined;
  return async () => {
    pinging ??= pool.query(writeSql).finally(() => {
      pinging = undefined;
    });
    await pinging;
  };
}

export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { directUrl = url, readUrl, lagMsMax = replicaLagMsMax } = options;
  const { moneyConnections = moneyConnectionsDefault, idleInTransactionMs } = options;
  const address = readPostgresAddress(url);
  const directAddress = readPostgresAddress(directUrl);
  const hasPooler = directUrl !== url;
  const nameOf = createStatementNames();
  // The primary and the replica may differ in this: one may have a pooler and the other none.
  const replicaSetsLimits = readUrl !== undefined && (await acceptsLimits(readUrl));
  const watch = watchPostgres(address);
  const directWatch = hasPooler ? watchPostgres(directAddress) : watch;
  const poolOptions = { nameOf, setsLimits: !hasPooler, idleInTransactionMs, onNew: watch.noteNew };
  let report: ConnectionListener | undefined;
  const pools = new Map<string, pg.Pool>();
  function openOwn(name: string, max: number): pg.Pool {
    const opened = openPool(watch.lastPrimary, { ...poolOptions, max, isForWriting: true });
    watch.guard(opened, (seconds) => report?.(name, seconds));
    pools.set(name, opened);
    return opened;
  }
  const pool = openOwn('read', readConnections);
  const writePool = openOwn('write', writeConnections);
  const moneyPool = openOwn('money', moneyConnections);
  const jobsPool = openOwn('jobs', jobConnections);
  // A separate connection, so the health check waits for nothing else.
  const pingPool = openOwn('ping', 1);
  function openRead(readFrom: string) {
    const replicaWatch = watchReplica(readFrom, directWatch, lagMsMax);
    const settings = { nameOf, setsLimits: replicaSetsLimits };
    const opened = openReplica(readFrom, replicaWatch, settings, (seconds) => report?.('replica', seconds));
    pools.set('replica', opened.pool);
    return opened;
  }
  const replica = readUrl === undefined ? undefined : openRead(readUrl);
  const db = openDrizzle(pool);
  const listen: Database['listen'] = (channel, listening) =>
    listenOnPostgres(directWatch, channel, listening);
  async function close(): Promise<void> {
    await Promise.all([watch.close(), directWatch.close(), replica?.close()]);
    await Promise.all([...pools.values()].map((opened) => opened.end()));
  }
  try {
    if (address.nodes.length > 1) await watch.found();
    if (directAddress.nodes.length > 1) await directWatch.found();
    await pool.query('select 1');
    if (hasPooler) await assertLimits(pool);
  } catch (error) {
    await close();
    throw error instanceof ConfigError ? error : unreachable(url, error);
  }
  return {
    kind: 'postgres',
    db,
    writeDb: openDrizzle(writePool),
    moneyDb: openDrizzle(moneyPool),
    replicaDb: () => (replica?.isClose() ? replica.db : db),
    jobs: {
      executeSql: (text: string, values?: unknown[]) => jobsPool.query(text, values),
      listen: (channel: string, onMessage: (payload: string) => void, onReconnect: () => void) =>
        listen(channel, { onMessage, onListening: onReconnect }),
    },
    migrate: () => migrateAlone(directWatch.lastPrimary(), directAddress),
    listen,
    waitingForConnections: () =>
      Object.fromEntries([...pools].map(([name, { waitingCount }]) => [name, waitingCount])),
    onConnection(listener) {
      report = listener;
    },
    ping: pingOn(pingPool),
    close,
  };
}
