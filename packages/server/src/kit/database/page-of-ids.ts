import { and, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import { behindCursor, noteOrder } from './cursor.ts';
import { directionOf, type Sorting } from './queries.ts';
import { RareText } from './rare-text.ts';
import { TextBehind } from './text-behind.ts';
import type { Db } from './types.ts';

interface Listed<C extends string> {
  columns: Record<C, SQLWrapper>;
  /** Breaks ties between rows with the same value. */
  id: PgColumn;
  where: SQL | undefined;
}

interface Part {
  query: Sorting<string> & { skip: number; take: number };
  id: PgColumn;
  where: SQL | undefined;
}

/** Rows that refer to a row with a text, sorted by that text; the database decides how to join. */
function filteredRows(db: Db, { named, text, isReferred }: TextBehind, { query, id, where }: Part) {
  const direction = directionOf(query);
  return db
    .select({ id: sql<string>`${id}`.as('id'), text: sql<string | null>`${text}`.as('text') })
    .from(id.table as PgTable)
    .innerJoin(named, isReferred)
    .where(and(where, behindCursor(query, { column: text, id, isNeverEmpty: true })))
    .orderBy(direction(text), direction(id));
}

/**
 * The distinct ids in a column that contains only a few different ones, so finding each next id in the index
 * is faster than reading all rows.
 */
function heldBy(reference: PgColumn): SQL {
  const next = (after: SQL) =>
    sql`(select ${reference} from ${reference.table} where ${reference} > ${after} order by ${reference} limit 1)`;
  const none = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  return sql`(with recursive held(id) as (select ${next(none)} union all
    select ${next(sql`held.id`)} from held where held.id is not null) select id from held)`;
}

/**
 * Like `filteredRows`, for few texts or without a filter: reads the texts in order, and for each text no more rows
 * than the page can show. A text with a million rows then costs no more than one with a few.
 */
function rowsOfEach(db: Db, by: TextBehind, { query, id, where }: Part) {
  const { named, namedId, text, reference, isFew, between } = by;
  const direction = directionOf(query);
  const referring = between?.reference ?? (reference as PgColumn);
  const selected = db
    .select({ id: sql<string>`${id}`.as('row_id') })
    .from(id.table as PgTable)
    .$dynamic();
  const rows = (between ? selected.innerJoin(between.table, between.on) : selected)
    .where(and(eq(referring, namedId), where, behindCursor(query, { column: text, id, isNeverEmpty: true })))
    .orderBy(direction(id))
    .limit(query.skip + query.take)
    .as('rows_of');
  return db
    .select({ id: sql<string>`${rows.id}`.as('id'), text: sql<string | null>`${text}`.as('text') })
    .from(named)
    .crossJoinLateral(rows)
    .where(isFew ? sql`${namedId} = any(array${heldBy(referring)})` : undefined)
    .orderBy(direction(text), direction(rows.id));
}

/** Rows with a text in their own column, sorted by it. */
function rowsWith(db: Db, { column, text }: RareText, { query, id, where }: Part) {
  const direction = directionOf(query);
  const isBehind = behindCursor(query, { column: text, id, isNeverEmpty: true });
  return db
    .select({ id: sql<string>`${id}`.as('id'), text: sql<string | null>`${text}`.as('text') })
    .from(id.table as PgTable)
    .where(and(where, isNotNull(column), isBehind))
    .orderBy(direction(text), direction(id));
}

/** Rows without a text: their column is null. */
function rowsWithout(db: Db, column: PgColumn, { query, id, where }: Part) {
  const none = sql<string | null>`(null::text collate "C")`;
  return db
    .select({ id: sql<string>`${id}`.as('id'), text: none.as('text') })
    .from(id.table as PgTable)
    .where(and(where, isNull(column), behindCursor(query, { column: none, id })))
    .orderBy(directionOf(query)(id));
}

type WithText = ReturnType<typeof filteredRows | typeof rowsOfEach | typeof rowsWith>;

/** A page of the rows with a text and of those without one. */
function pageOfBoth(db: Db, withText: WithText, column: PgColumn, part: Part) {
  const { skip, take } = part.query;
  const direction = directionOf(part.query);
  const all = unionAll(
    withText.limit(skip + take) as ReturnType<typeof rowsWith>,
    rowsWithout(db, column, part).limit(skip + take),
  ).as('all_rows');
  return db
    .select({ id: all.id })
    .from(all)
    .orderBy(direction(all.text), direction(all.id))
    .limit(take)
    .offset(skip);
}

function pageByText(db: Db, by: TextBehind, part: Part) {
  const { skip, take, cursor } = part.query;
  const isWhole = !part.where && !cursor && by.reference instanceof PgColumn;
  const withText = by.isFew || isWhole ? rowsOfEach(db, by, part) : filteredRows(db, by, part);
  if (by.isAlways) return withText.limit(take).offset(skip);
  return pageOfBoth(db, withText, by.reference as PgColumn, part);
}

/**
 * A query for the ids of one page of a list, which `rowsOfPage` turns into rows. It joins no other table, except that
 * of a text that the list is sorted by.
 */
export function pageOfIds<C extends string>(
  db: Db,
  query: Sorting<C> & { skip: number; take: number },
  { columns, id, where }: Listed<C>,
) {
  const column: SQLWrapper = columns[query.orderBy];
  noteOrder(query, { column, id });
  if (column instanceof RareText)
    return pageOfBoth(db, rowsWith(db, column, { query, id, where }), column.column, { query, id, where });
  if (column instanceof TextBehind) return pageByText(db, column, { query, id, where });
  const direction = directionOf(query);
  return db
    .select({ id: sql<string>`${id}`.as('id') })
    .from(id.table as PgTable)
    .where(and(where, behindCursor(query, { column, id })))
    .orderBy(direction(column), direction(id))
    .limit(query.take)
    .offset(query.skip);
}
