import type { Comparison, Cursor } from '@semilla/contract';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sortKey } from '../../schema/columns/sort-key.ts';
import { behindCursor, noteOrder } from './cursor.ts';

/** The condition of a filter, or undefined if the filter was not given. */
export function given<T>(value: T | undefined, condition: (value: T) => SQL | undefined): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}

/** Filters by `ids` if given. */
export function picked(
  { ids }: { ids?: readonly (string | number)[] | undefined },
  id: PgColumn,
): SQL | undefined {
  return given(ids, (wanted) => inArray(id, [...wanted]));
}

const operators = { lt, lte, eq, gt, gte };

/** The condition of a parsed comparison such as `gte:100.00`, or of two comparisons that form a range. */
export function compares(column: PgColumn | SQL, comparisons: Comparison | Comparison[]): SQL | undefined {
  // The value may be larger than the column's type allows.
  return and(
    ...[comparisons]
      .flat()
      .map(({ operator, value }) => operators[operator](sql`${column}`, sql`${value}::bigint`)),
  );
}

/** Whether a column equals the filter's value, or one of its values. */
export function isAnyOf(column: SQLWrapper, wanted: unknown): SQL {
  const values = [wanted].flat();
  return values.length === 1 ? eq(column as PgColumn, values[0]) : inArray(column as PgColumn, values);
}

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Whether a text contains each word of another, in any order, ignoring case and accents. The column needs a trigram
 * index on `searchable(column)`.
 */
export function contains(column: SQLWrapper, text: string): SQL {
  const words = text.split(/\s+/).filter(Boolean);
  const found = words.map(
    (word) => sql`searchable(${column}) like '%' || searchable(${literally(word)}) || '%'`,
  );
  return and(...found) ?? sql`true`;
}

/** Like `contains`, for text without accents such as an email address, as one word. Needs a trigram index on `lower(column)`. */
export function containsPlainly(column: SQLWrapper, text: string): SQL {
  return sql`lower(${column}) like '%' || lower(${literally(text)}::text) || '%'`;
}

/** Whether an instant falls between these days, both included, in Spanish time. */
export function onDays(
  moment: PgColumn,
  { fromDate, toDate }: { fromDate?: string | undefined; toDate?: string | undefined },
): SQL | undefined {
  return and(
    given(fromDate, (day) => gte(moment, sql`${day}::timestamp at time zone 'Europe/Madrid'`)),
    given(toDate, (day) =>
      lt(moment, sql`(${day}::timestamp + interval '1 day') at time zone 'Europe/Madrid'`),
    ),
  );
}

/** Sorts names by the rules of Spanish. */
export const alphabetical = sortKey;

export interface Sorting<C extends string> {
  orderBy: C;
  orderSide: 'asc' | 'desc';
  cursor?: Cursor | undefined;
}

export const directionOf = ({ orderSide }: Sorting<string>) => (orderSide === 'asc' ? asc : desc);

/** The requested order, then the id, so pages never overlap. */
export function sorted<C extends string>(
  query: Sorting<C>,
  columns: Record<C, SQLWrapper>,
  id: PgColumn,
  only?: SQL,
): SQL[] {
  noteOrder(query, { column: columns[query.orderBy], id, only });
  const direction = directionOf(query);
  return [direction(columns[query.orderBy]), direction(id)];
}

/** The condition for the rows after the request's cursor; undefined if the request has none. */
export function behind<C extends string>(
  query: Sorting<C>,
  columns: Record<C, SQLWrapper>,
  id: PgColumn,
): SQL | undefined {
  return behindCursor(query, { column: columns[query.orderBy], id });
}

export function pageOf<T>(counted: { total: number } | undefined, data: T[]): { data: T[]; total: number } {
  return { data, total: counted?.total ?? 0 };
}
