import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { findPrimary } from './find-primary.ts';
import { failAll, frozenMessage, guardPool, type PoolState } from './guard-pool.ts';
import type { PostgresAddress } from './postgres-address.ts';
import { within } from './within.ts';

/** A database that answers no ping for this long counts as frozen; no answer of the platform waits longer. */
const patienceMs = 3_000;
/** Longer, because a process that still loads its code reads the answers late. */
const connectionTimeoutMillis = 10_000;
const pingEveryMs = 1_000;
const reconnectMs = 300;

/**
 * Finds the node of the database that accepts writes, and fails what waits for a database that is frozen or away. Its own
 * limits on statements do not run then, and a limit for each query would also end the long ones of a healthy database.
 */
export interface PostgresWatch {
  /** The address of the node that accepts writes. Throws while none is known: the last one may be back without its cluster. */
  primary(): string;
  /** The same, or else the last one. */
  lastPrimary(): string;
  /** Makes the connections and queries of a pool fail while the database does not answer. */
  guard(pool: pg.Pool): void;
  /** Notes which connections belong to a node that was lost. */
  noteNew(client: pg.Client): void;
  /** Called when the node is lost: connections to it may be dead without knowing. */
  onLost(listener: () => void): () => void;
  /** Resolves once a node that accepts writes is found; rejects if none is. */
  found(): Promise<void>;
  /** Called with each answer of the node. */
  onPing(ask: (client: pg.Client) => Promise<void>): void;
  close(): Promise<void>;
}

export function watchPostgres({ nodes }: PostgresAddress): PostgresWatch {
  const state: PoolState = { isFrozen: false, generation: 0, used: new Set(), waiting: new Set() };
  const generations = new WeakMap<object, number>();
  const closing = new AbortController();
  const lostListeners = new Set<() => void>();
  const first = Promise.withResolvers<void>();
  first.promise.catch(() => {});
  let primary = nodes[0];
  let client: pg.Client | undefined;
  let askMore = async (_client: pg.Client) => {};

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const giveUp = new AbortController();
    const config = { application_name: 'semilla:watch', connectionTimeoutMillis };
    const finding = findPrimary(nodes, config, giveUp.signal);
    const found = await within(patienceMs, finding, frozenMessage).catch((error: unknown) => {
      giveUp.abort();
      throw error;
    });
    found.client.once('end', () => {
      if (client !== found.client) return;
      client = undefined;
      // Another node may be promoted meanwhile. A single one is only asked again.
      if (nodes.length > 1) lose();
    });
    // Connections made meanwhile may have reached the former node.
    if (nodes.length > 1) state.generation += 1;
    primary = found.node;
    client = found.client;
    return client;
  }

  async function ping(): Promise<void> {
    const connection = await connected();
    await within(patienceMs, Promise.all([connection.query('select 1'), askMore(connection)]), frozenMessage);
  }

  let resting = new AbortController();
  async function rest(ms: number): Promise<void> {
    resting = new AbortController();
    const signal = AbortSignal.any([closing.signal, resting.signal]);
    await pause(ms, undefined, { ref: false, signal }).catch(() => {});
  }

  /** At once, before anything else connects again. */
  function lose(): void {
    resting.abort();
    if (closing.signal.aborted) return;
    const lost = client;
    client = undefined;
    lost?.end().catch(() => {});
    failAll(state);
    for (const listener of lostListeners) listener();
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await ping();
        state.isFrozen = false;
        first.resolve();
        await rest(pingEveryMs);
      } catch (error) {
        if (closing.signal.aborted) return;
        lose();
        first.reject(error);
        await rest(reconnectMs);
      }
    }
  }

  const watching = watch();
  return {
    primary() {
      if (state.isFrozen) throw new Error(frozenMessage);
      return primary;
    },
    lastPrimary: () => primary,
    guard: (pool) => guardPool(pool, state, (connection) => generations.get(connection) !== state.generation),
    noteNew: (connection) => void generations.set(connection, state.generation),
    onLost(listener) {
      lostListeners.add(listener);
      return () => lostListeners.delete(listener);
    },
    found: () => first.promise,
    onPing(ask) {
      askMore = ask;
    },
    async close() {
      closing.abort();
      await watching;
      await client?.end().catch(() => {});
    },
  };
}
