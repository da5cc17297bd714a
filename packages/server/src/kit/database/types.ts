import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** The result of `execute`: node-postgres counts the written rows as `rowCount`, PGlite as `affectedRows`. */
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
  /** Called each time listening begins, at first and after an interruption: earlier messages may have been missed. */
  onListening: () => void;
  /** Called when the listening connection is lost. */
  onInterrupted?: () => void;
}

export type ConnectionListener = (pool: string, seconds: number) => void;

/** The embedded database or PostgreSQL, behind one interface. */
export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** Connections for what changes something, so that it does not wait for readers. */
  writeDb: Db;
  /** Connections for what moves money, so that it waits neither for readers nor for other changes. */
  moneyDb: Db;
  /** For reads that may be a moment old: the replica while it is close behind, otherwise `db`. */
  replicaDb(): Db;
  /** Runs the SQL of pg-boss. */
  jobs: NonNullable<ConstructorOptions['db']>;
  /** Applies the missing migrations; safe when several processes start at once. */
  migrate(): Promise<void>;
  listen(channel: string, options: ListenOptions): Promise<Listener>;
  /** How many requests wait for a connection, by pool. */
  waitingForConnections(): Record<string, number>;
  /** Reports how long each request waited for its connection, by pool. */
  onConnection(listen: ConnectionListener): void;
  /** Waits for no other query of this process. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
