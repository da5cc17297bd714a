import pg from 'pg';
import { assertWritable } from './find-primary.ts';
import { nameStatements } from './name-statements.ts';

/** How long one statement may take, and how long it may wait for a lock. */
export const limits = { statement_timeout: 60_000, lock_timeout: 4_000 };

/** Work outside requests waits so long for a connection; requests have a deadline of their own. */
const connectionTimeoutMillis = 30_000;

export interface PoolOptions {
  max: number;
  nameOf: (text: string) => string | undefined;
  /** Whether each connection must lead to a node that accepts writes. */
  isForWriting?: boolean;
  /** Whether connections set the limits themselves; a pooler would refuse them or let them pass unseen. */
  setsLimits?: boolean;
  onNew?: (client: pg.Client) => void;
}

/** A pool whose new connections lead to the current node. */
export function openPool(node: () => string, options: PoolOptions): pg.Pool {
  const { max, nameOf, isForWriting = false, setsLimits = true, onNew } = options;
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
    ...(setsLimits && limits),
  });
  // The pool replaces an idle connection that breaks; without an error listener the process would exit.
  pool.on('error', () => {});
  // The same for a connection that breaks during a transaction; the transaction's own query reports the error.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('connect', (client) => nameStatements(client as pg.PoolClient, nameOf));
  return pool;
}
