import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createStatementNames, nameStatements } from '../../src/kit/database/name-statements.ts';
import type { Database } from '../../src/kit/database/types.ts';
import { dropDatabase, newPostgresDatabase } from './databases.ts';

type Statement = string | pg.QueryConfig;
type Query = (statement: Statement, values?: unknown[]) => Promise<pg.QueryResult>;

const textOf = (statement: Statement) => (typeof statement === 'string' ? statement : statement.text);

/** A database that can go back to an earlier state. */
export interface Rewindable {
  database: Database;
  /** Saves the current state. Rewinding to it discards states saved later. */
  mark(): Promise<void>;
  /** Goes back to the state that was saved last, and discards it. */
  rewind(): Promise<void>;
}

/**
 * A pool with one connection. After the first saved state, all its transactions are savepoints of one transaction
 * that never ends.
 */
class PoolOfOne {
  private marks = 0;
  private last: Promise<unknown> = Promise.resolve();

  private readonly client: pg.Client;
  constructor(client: pg.Client) {
    this.client = client;
  }

  /** Waits for exclusive use of the connection. */
  private async turn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.last;
    this.last = promise;
    await before;
    return resolve;
  }

  private async alone<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.turn();
    try {
      return await work();
    } finally {
      release();
    }
  }

  async connect() {
    const release = await this.turn();
    const query: Query = async (statement, values) => {
      const text = textOf(statement);
      if (!this.marks) return this.client.query(statement as string, values);
      if (text.startsWith('begin')) return this.client.query('savepoint act');
      if (text === 'rollback') return this.client.query('rollback to act; release act');
      if (text !== 'commit') return this.client.query(statement as string, values);
      return this.client.query('set constraints all immediate; set constraints all deferred; release act');
    };
    return { query, release };
  }

  /** Uses a savepoint, because a failing statement must not abort the outer transaction. */
  async query(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    const lease = await this.connect();
    try {
      if (!this.marks || /^\s*select\b/i.test(textOf(statement))) return await lease.query(statement, values);
      await lease.query('begin');
      const result = await lease.query(statement, values).catch(async (error) => {
        await lease.query('rollback');
        throw error;
      });
      await lease.query('commit');
      return result;
    } finally {
      lease.release();
    }
  }

  get isMarked(): boolean {
    return this.marks > 0;
  }

  mark = () =>
    this.alone(async () => {
      if (!this.marks) await this.client.query('begin');
      this.marks += 1;
      await this.client.query(`savepoint mark${this.marks}`);
    });

  rewind = () =>
    this.alone(async () => {
      await this.client.query(`rollback to mark${this.marks}; release mark${this.marks}`);
      this.marks -= 1;
      if (!this.marks) await this.client.query('rollback');
    });
}

/** A new, empty and migrated database that can go back to an earlier state. After the first saved state no job runs. */
export async function openRewindable(serverUrl: string): Promise<Rewindable> {
  const url = await newPostgresDatabase(serverUrl);
  const client = new pg.Client({ connectionString: url });
  const jobsPool = new pg.Pool({ connectionString: url, max: 2 });
  await client.connect();
  nameStatements(client as never, createStatementNames());
  const pool = new PoolOfOne(client);
  const db = drizzle(pool as never) as Database['db'];
  const nothing = { rows: [], rowCount: 0 };
  const mayRun = (text: string) => !pool.isMarked || /^\s*select\b/i.test(text);
  const database: Database = {
    kind: 'postgres',
    db,
    writeDb: db,
    moneyDb: db,
    replicaDb: () => db,
    jobs: {
      executeSql: async (text: string, values?: unknown[]) =>
        mayRun(text) ? jobsPool.query(text, values) : nothing,
    },
    migrate: async () => {},
    listen: async (_channel, { onListening }) => {
      onListening();
      return { close: async () => {} };
    },
    waitingForConnections: () => ({}),
    onConnection: () => {},
    ping: async () => {},
    async close() {
      await Promise.all([client.end(), jobsPool.end()]);
      await dropDatabase(serverUrl, url);
    },
  };
  return { database, mark: pool.mark, rewind: pool.rewind };
}
