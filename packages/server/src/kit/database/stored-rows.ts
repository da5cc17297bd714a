import { eq, type GetColumnData } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './types.ts';
import { raised } from './versions.ts';

type Versioned = PgTable & { version: PgColumn };
type Columns = Record<string, PgColumn>;
type RowOf<C extends Columns> = { [Name in keyof C]: GetColumnData<C[Name]> };

interface Stored<T, C> {
  table: T;
  id: PgColumn;
  /** What is read of a row, and returned after a write. */
  columns: C;
  /** The error to answer with if the database refuses a write. */
  refusal?: (error: unknown) => Error | undefined;
}

/** Locks, adds, changes and deletes single rows of a table. */
export function storedRows<T extends Versioned, C extends Columns>(stored: Stored<T, C>) {
  const { id, refusal } = stored;
  const table: Versioned = stored.table;
  const columns: Columns = stored.columns;
  type Row = RowOf<C>;
  type Fields = Partial<T['$inferInsert']>;

  async function written<Result>(write: PromiseLike<Result>): Promise<Result> {
    try {
      return await write;
    } catch (error) {
      throw refusal?.(error) ?? error;
    }
  }

  return {
    async lock(tx: Db, wanted: string): Promise<Row | undefined> {
      const [row] = await tx.select(columns).from(table).where(eq(id, wanted)).for('update');
      return row as Row | undefined;
    },
    async insert(tx: Db, fields: T['$inferInsert']): Promise<Row> {
      const [row] = await written(tx.insert(table).values(fields).returning(columns));
      return row as Row;
    },
    /** Raises the version too. */
    async update(tx: Db, wanted: string, fields: Fields): Promise<Row> {
      const [row] = await written(
        tx
          .update(table)
          .set({ ...fields, ...raised(table) })
          .where(eq(id, wanted))
          .returning(columns),
      );
      return row as Row;
    },
    async delete(tx: Db, wanted: string): Promise<void> {
      await written(tx.delete(table).where(eq(id, wanted)));
    },
  };
}
