import type pg from 'pg';
import { remainingMs } from '../arrival.ts';

/** The message of node-postgres if no connection becomes free in time. */
const tooLateMessage = 'timeout exceeded when trying to connect';
/** Begins like node-postgres's message for a broken connection, so `isUnavailable` recognises it. */
export const frozenMessage = 'Connection terminated: the database does not answer';

export interface PoolState {
  isFrozen: boolean;
  /** Incremented when the database is lost: older connections may be dead or lead to a node that no longer accepts writes. */
  generation: number;
  /** The connections in use. */
  used: Set<pg.PoolClient>;
  /** Callbacks that reject the requests waiting for a connection. */
  waiting: Set<(error: Error) => void>;
}

/** Rejects everything that waits for the database, and new requests until `isFrozen` is false again. */
export function failAll(state: PoolState): void {
  state.isFrozen = true;
  state.generation += 1;
  for (const refuse of state.waiting) refuse(new Error(frozenMessage));
  // Ending a connection also aborts a running query.
  for (const connection of state.used) (connection as pg.PoolClient & pg.Client).end().catch(() => {});
}

/** Makes the connections and queries of a pool fail while the database is frozen, and replaces idle ones that are stale. */
export function guardPool(
  pool: pg.Pool,
  state: PoolState,
  isStale: (connection: pg.PoolClient) => boolean,
  onConnection: (seconds: number) => void = () => {},
): void {
  pool.on('acquire', (connection) => state.used.add(connection));
  pool.on('release', (_error, connection) => state.used.delete(connection));
  pool.on('remove', (connection) => state.used.delete(connection));
  const connectAny = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const connection = await connectAny();
      if (!isStale(connection)) return connection;
      connection.release(true);
      if (state.isFrozen) throw new Error(frozenMessage);
    }
  }
  function guarded(): Promise<pg.PoolClient> {
    if (state.isFrozen) return Promise.reject(new Error(frozenMessage));
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const refuse = (error: Error) => {
        isRefused = true;
        state.waiting.delete(refuse);
        reject(error);
      };
      state.waiting.add(refuse);
      const ms = pool.idleCount ? undefined : remainingMs();
      const timer = ms === undefined ? undefined : setTimeout(refuse, ms, new Error(tooLateMessage));
      connect()
        .then((connection) => (isRefused ? connection.release() : resolve(connection)), reject)
        .finally(() => {
          onConnection((performance.now() - startedAt) / 1_000);
          clearTimeout(timer);
          state.waiting.delete(refuse);
        });
    });
  }
  type Callback = Parameters<pg.Pool['connect']>[0];
  const either = (callback?: Callback) => {
    if (!callback) return guarded();
    return void guarded().then(
      (connection) => callback(undefined, connection, connection.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
  };
  pool.connect = either as typeof pool.connect;
}
