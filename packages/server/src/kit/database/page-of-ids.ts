import { and, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import { behindCursor } from './cursor.ts';
import { directionOf, type Sorting, sorted } from './queries.ts';
import { TextBehind } from './text-behind.ts';
import type { Db } from './types.ts';

interface Listed<C extends string> {
  columns: Record<C, SQLWrapper>;
  /** Decides between rows with the same value. */
  id: PgColumn;
  where: SQL | undefined;
}

interface Part {
  query: Sorting<string>;
  id: PgColumn;
  where: SQL | undefined;
}

/** The rows that refer to a text, in its order: the database walks the text's index and looks up the rows of each. */
function rowsWithText(db: Db, { named, text, isReferred, between }: TextBehind, { query, id, where }: Part) {
  const direction = directionOf(query);
  const rows = db
    .select({ id: sql<string>`${id}`.as('id'), text: sql<string | null>`${text}`.as('text') })
    .from(id.table as PgTable)
    .$dynamic();
  return (between ? rows.innerJoin(between.table, between.on) : rows)
    .innerJoin(named, isReferred)
    .where(and(where, behindCursor(query, { column: text, id, isNeverEmpty: true })))
    .orderBy(direction(text), direction(id));
}

/** The rows that refer to none. */
function rowsWithout(db: Db, { reference }: TextBehind, { query, id, where }: Part) {
  const none = sql<string | null>`(null::text collate "C")`;
  return db
    .select({ id: sql<string>`${id}`.as('id'), text: none.as('text') })
    .from(id.table as PgTable)
    .where(and(where, isNull(reference as PgColumn), behindCursor(query, { column: none, id })))
    .orderBy(directionOf(query)(id));
}

/**
 * The ids of one page of a list, which is selected before the joins, so that skipped rows are not joined. A list that is
 * sorted by the text of another table joins only that table.
 */
export function pageOfIds<C extends string>(
  db: Db,
  query: Sorting<C> & { skip: number; take: number },
  { columns, id, where }: Listed<C>,
) {
  const { skip, take } = query;
  const column: SQLWrapper = columns[query.orderBy];
  if (!(column instanceof TextBehind)) {
    return db
      .select({ id: sql<string>`${id}`.as('id') })
      .from(id.table as PgTable)
      .where(and(where, behindCursor(query, { column, id })))
      .orderBy(...sorted(query, columns, id))
      .limit(take)
      .offset(skip)
      .as('page');
  }
  const part = { query, id, where };
  const withText = rowsWithText(db, column, part);
  if (column.isAlways) return withText.limit(take).offset(skip).as('page');
  const direction = directionOf(query);
  const all = unionAll(withText.limit(skip + take), rowsWithout(db, column, part).limit(skip + take)).as(
    'all_rows',
  );
  return db
    .select({ id: all.id })
    .from(all)
    .orderBy(direction(all.text), direction(all.id))
    .limit(take)
    .offset(skip)
    .as('page');
}
