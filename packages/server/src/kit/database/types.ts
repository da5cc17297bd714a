import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** What `execute` answers: node-postgres counts the rows written as `rowCount`, PGlite as `affectedRows`. */
interface ResultOf<Row> {
  rows: Row[];
  rowCount?: number | null;
  affectedRows?: number;
}

interface Result extends PgQueryResultHKT {
  type: ResultOf<this['row']>;
}

/** The query builder, over either database, in or out of a transaction. */
export type Db = PgDatabase<Result, Record<string, never>>;

export interface Listener {
  close(): Promise<void>;
}

export interface ListenOptions {
  onMessage: (payload: string) => void;
  /** Told each time listening begins, at first and after an interruption: messages may have been missed before it. */
  onListening: () => void;
  /** Told when nothing can be heard for now. */
  onInterrupted?: () => void;
}

/** One database, embedded or real, with what differs between the two. */
export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** For pg-boss, which speaks SQL. */
  jobs: NonNullable<ConstructorOptions['db']>;
  /** Applies the migrations that are missing, alone even when several processes start at once. */
  migrate(): Promise<void>;
  listen(channel: string, options: ListenOptions): Promise<Listener>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
