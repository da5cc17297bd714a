import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { findPrimary } from './find-primary.ts';
import { failAll, frozenMessage, guardPool, type PoolState } from './guard-pool.ts';
import type { PostgresAddress } from './postgres-address.ts';
import { within } from './within.ts';

/** A database that does not answer a ping for this long counts as frozen. */
const patienceMs = 3_000;
/** Longer than `patienceMs`, because a process that is still loading its code reads answers late. */
const connectionTimeoutMillis = 10_000;
const pingEveryMs = 1_000;
const reconnectMs = 300;

/**
 * Finds the node that accepts writes, and rejects everything that waits for a frozen or unreachable database. The
 * database's own statement limits do not work then, and a limit per query would also end long queries of a healthy one.
 */
export interface PostgresWatch {
  /**
   * The address of the node that accepts writes. Throws while it is unknown, because the last known node may
   * have come back outside its cluster.
   */
  primary(): string;
  /** Like `primary`, but returns the last known node instead of throwing. */
  lastPrimary(): string;
  /** Makes the connections and queries of a pool fail while the database does not answer. */
  guard(pool: pg.Pool, onConnection?: (seconds: number) => void): void;
  /** Records when a connection was made, so that those to a lost node can be recognised. */
  noteNew(client: pg.Client): void;
  /** Called when the node is lost: open connections to it may be dead without an error. */
  onLost(listener: () => void): () => void;
  /** Resolves once a node that accepts writes is found; rejects if none is. */
  found(): Promise<void>;
  /** Called with every ping, on the watch's connection. */
  onPing(ask: (client: pg.Client) => Promise<void>): void;
  close(): Promise<void>;
}

type Nodes = PostgresAddress['nodes'];

/** The watch's connection to the node that accepts writes. Finds the node again after each loss. */
function connectionTo(nodes: Nodes, events: { onFound(): void; onEnd(): void }) {
  let node = nodes[0];
  let client: pg.Client | undefined;
  return {
    node: () => node,
    async connected(): Promise<pg.Client> {
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
        events.onEnd();
      });
      node = found.node;
      client = found.client;
      events.onFound();
      return client;
    },
    /** Closes the connection, and forgets it at once in case the other side does not answer. */
    drop(): Promise<void> {
      const lost = client;
      client = undefined;
      return lost?.end().catch(() => {}) ?? Promise.resolve();
    },
  };
}

/** Pauses that can be cut short. */
function createRest(closing: AbortSignal) {
  let resting = new AbortController();
  return {
    async rest(ms: number): Promise<void> {
      resting = new AbortController();
      const signal = AbortSignal.any([closing, resting.signal]);
      await pause(ms, undefined, { ref: false, signal }).catch(() => {});
    },
    wake: () => resting.abort(),
  };
}

export function watchPostgres({ nodes }: PostgresAddress): PostgresWatch {
  const state: PoolState = { isFrozen: false, generation: 0, used: new Set(), waiting: new Set() };
  const generations = new WeakMap<object, number>();
  const closing = new AbortController();
  const lostListeners = new Set<() => void>();
  const first = Promise.withResolvers<void>();
  first.promise.catch(() => {});
  const { rest, wake } = createRest(closing.signal);
  const hasOthers = nodes.length > 1;
  let askMore: ((client: pg.Client) => Promise<void>) | undefined;

  const connection = connectionTo(nodes, {
    onFound() {
      // Connections made during the search may have reached the former node.
      if (hasOthers) state.generation += 1;
    },
    onEnd() {
      // Another node may be promoted. With a single node, the next ping is enough.
      if (hasOthers && !closing.signal.aborted) lose();
    },
  });

  /**
   * Gives up the current node and rejects everything that waits for it. Runs synchronously, before anything
   * else can connect again.
   */
  function lose(): void {
    wake();
    void connection.drop();
    failAll(state);
    for (const listener of lostListeners) listener();
  }

  async function ping(): Promise<void> {
    const client = await connection.connected();
    await within(patienceMs, Promise.all([client.query('select 1'), askMore?.(client)]), frozenMessage);
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
      return connection.node();
    },
    lastPrimary: connection.node,
    guard(pool, onConnection) {
      guardPool(pool, state, (client) => generations.get(client) !== state.generation, onConnection);
    },
    noteNew: (client) => void generations.set(client, state.generation),
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
      await connection.drop();
    },
  };
}
