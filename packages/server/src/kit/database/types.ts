import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** The result of `execute`: node-postgres reports the number of written rows as `rowCount`, PGlite as `affectedRows`. */
interface ResultOf<Row> {
  rows: Row[];
  rowCount?: number | null;
  affectedRows?: number;
}

interface Result extends PgQueryResultHKT {
  type: ResultOf<this['row']>;
}

/** The query builder of either database, in or out of a transaction. */
export type Db = PgDatabase<Result, Record<string, never>>;

export interface Listener {
  close(): Promise<void>;
}

export interface ListenOptions {
  onMessage: (payload: string) => void;
  /** Called each time listening begins, also after an interruption: earlier messages may have been missed. */
  onListening: () => void;
  /** Called when the listening connection is lost. */
  onInterrupted?: () => void;
}

export type ConnectionListener = (pool: string, seconds: number) => void;

/** The embedded database or PostgreSQL, behind one interface. */
export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** Connections for changes, so they do not wait for reads. */
  writeDb: Db;
  /** Connections for moving money, so it waits neither for reads nor for other changes. */
  moneyDb: Db;
  /** For reads that may be slightly stale: the replica while it keeps up, otherwise `db`. */
  replicaDb(): Db;
  /** Runs the SQL of pg-boss. */
  jobs: NonNullable<ConstructorOptions['db']>;
  /** Applies the missing migrations; safe when several processes start at once. */
  migrate(): Promise<void>;
  listen(channel: string, options: ListenOptions): Promise<Listener>;
  /** How many requests wait for a connection, per pool. */
  waitingForConnections(): Record<string, number>;
  /** Reports how long each request waited for its connection, per pool. */
  onConnection(listen: ConnectionListener): void;
  /** Does not wait behind other queries of this process. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
