import pg from 'pg';
import { assertWritable } from './find-primary.ts';
import { nameStatements } from './name-statements.ts';

/**
 * How long one statement may take, how long it may wait for a lock, and how long a transaction may wait for its next
 * statement: a process that is frozen in the middle of one holds its locks no longer.
 */
export const limits = {
  statement_timeout: 60_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** The same for a machine that has lost its power or its network, and ends none of its connections. */
const serverKeepAlives = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';
const keepAliveInitialDelayMillis = 10_000;

/** Work outside requests waits so long for a connection; requests have a deadline of their own. */
const connectionTimeoutMillis = 30_000;

export interface PoolOptions {
  max: number;
  nameOf: (text: string) => string | undefined;
  /** Whether each connection must lead to a node that accepts writes. */
  isForWriting?: boolean;
  /** Whether connections set the limits themselves; a pooler would refuse them or let them pass unseen. */
  setsLimits?: boolean;
  /** How long a transaction may wait for its next statement, if not as long as usual. */
  idleInTransactionMs?: number | undefined;
  onNew?: (client: pg.Client) => void;
}

/** Whether connections to this address may set limits: a pooler refuses them. An address that is away is asked for none. */
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
  // The same for a connection that breaks during a transaction; the transaction's own query reports the error.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('connect', (client) => nameStatements(client as pg.PoolClient, nameOf));
  return pool;
}
