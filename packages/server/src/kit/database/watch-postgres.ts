import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { failAll, frozenMessage, guardPool, type PoolState } from './guard-pool.ts';
import { within } from './within.ts';

/** A database that answers no `select 1` for this long counts as frozen; no answer of the platform waits longer. */
const patienceMs = 3_000;
/** Longer, because a process that still loads its code reads the answers late. */
const connectionTimeoutMillis = 10_000;
const pingEveryMs = 1_000;
const reconnectMs = 300;

/**
 * Fails what waits for a database that is frozen. Its own limits on statements do not run then, and a limit for
 * each query would also end the long ones of a healthy database.
 */
export interface PostgresWatch {
  /** Makes the connections and queries of a pool fail while the database does not answer. */
  guard(pool: pg.Pool): void;
  close(): Promise<void>;
}

export function watchPostgres(url: string): PostgresWatch {
  const state: PoolState = { isFrozen: false, used: new Set(), waiting: new Set() };
  const closing = new AbortController();
  let client: pg.Client | undefined;

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const next = new pg.Client({
      connectionString: url,
      application_name: 'semilla:watch',
      connectionTimeoutMillis,
    });
    next.on('error', () => {});
    next.once('end', () => {
      if (client === next) client = undefined;
    });
    client = next;
    await next.connect();
    return next;
  }

  async function ping(): Promise<void> {
    const connection = await connected();
    await connection.query('select 1');
  }

  const rest = (ms: number) => pause(ms, undefined, { ref: false, signal: closing.signal }).catch(() => {});

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await within(patienceMs, ping(), frozenMessage);
        state.isFrozen = false;
        await rest(pingEveryMs);
      } catch {
        if (closing.signal.aborted) return;
        const lost = client;
        client = undefined;
        lost?.end().catch(() => {});
        failAll(state);
        await rest(reconnectMs);
      }
    }
  }

  const watching = watch();
  return {
    guard: (pool) => guardPool(pool, state),
    async close() {
      closing.abort();
      await watching;
      await client?.end().catch(() => {});
    },
  };
}
