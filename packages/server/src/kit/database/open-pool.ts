import pg from 'pg';
import { assertWritable } from './find-primary.ts';
import { nameStatements } from './name-statements.ts';

/**
 * Limits in milliseconds for one statement, for waiting for a lock, and for a transaction waiting for its next
 * statement, so a process that freezes inside a transaction does not keep its locks.
 */
export const limits = {
  statement_timeout: 60_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Releases the locks of a machine that lost power or network and therefore never closed its connections. */
const serverKeepAlives = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';
const keepAliveInitialDelayMillis = 10_000;

/** How long work outside requests waits for a connection; requests have their own deadline. */
const connectionTimeoutMillis = 30_000;

export interface PoolOptions {
  max: number;
  nameOf: (text: string) => string | undefined;
  /** Whether each connection must lead to a node that accepts writes. */
  isForWriting?: boolean;
  /** Whether connections set the limits themselves; a pooler would refuse or ignore them. */
  setsLimits?: boolean;
  /** Overrides how long a transaction may wait for its next statement. */
  idleInTransactionMs?: number | undefined;
  onNew?: (client: pg.Client) => void;
}

/** Whether connections to this address may set limits; a pooler refuses them. False if the address does not answer. */
export async function acceptsLimits(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'semilla',
    connectionTimeoutMillis: 5_000,
    ...limits,
    options: serverKeepAlives,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A pool whose new connections lead to the current node. */
export function openPool(node: () => string, options: PoolOptions): pg.Pool {
  const { max, nameOf, isForWriting = false, setsLimits = true, onNew } = options;
  const { idleInTransactionMs = limits.idle_in_transaction_session_timeout } = options;
  class ClientOfNode extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: node() });
      onNew?.(this);
    }
  }
  const pool = new pg.Pool({
    Client: ClientOfNode,
    max,
    application_name: 'semilla',
    connectionTimeoutMillis,
    ...(isForWriting && { onConnect: (client: pg.ClientBase) => assertWritable(client) }),
    keepAlive: true,
    keepAliveInitialDelayMillis,
    ...(setsLimits && {
      ...limits,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      options: serverKeepAlives,
    }),
  });
  // The pool replaces an idle connection that breaks; without an error listener the process would exit.
  pool.on('error', () => {});
  // A connection that breaks during a transaction needs a listener too; the transaction's own query reports the error.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('connect', (client) => nameStatements(client as pg.PoolClient, nameOf));
  return pool;
}
