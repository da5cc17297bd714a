import type { Comparison } from '@semilla/contract';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The condition of a filter, or undefined if the filter was not given. */
export function given<T>(value: T | undefined, condition: (value: T) => SQL | undefined): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}

/** The rows that were asked for by their ids, where ids were given. */
export function picked(
  { ids }: { ids?: readonly (string | number)[] | undefined },
  id: PgColumn,
): SQL | undefined {
  return given(ids, (wanted) => inArray(id, [...wanted]));
}

const operators = { lt, lte, eq, gt, gte };

/** The condition of a parsed comparison such as `gte:100.00`. */
export function compares(column: PgColumn | SQL, { operator, value }: Comparison): SQL {
  // The value may be larger than the column's type allows.
  return operators[operator](sql`${column}`, sql`${value}::bigint`);
}

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Whether a text contains another, ignoring case and accents. The column needs a trigram index on
 * `searchable(column)`.
 */
export function contains(column: SQLWrapper, text: string): SQL {
  return sql`searchable(${column}) like '%' || searchable(${literally(text)}) || '%'`;
}

/** The same for text without accents, such as an address. The column needs a trigram index on `lower(column)`. */
export function containsPlainly(column: SQLWrapper, text: string): SQL {
  return sql`lower(${column}) like '%' || lower(${literally(text)}::text) || '%'`;
}

/** Whether an instant falls on one of these days in Spain, the first and the last included. */
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

/** Sorts names without case and accents, so that Álvaro comes before Beatriz. */
export function alphabetical(column: SQLWrapper): SQL {
  return sql`searchable(${column})`;
}

/** The requested order, then the id, so that pages never overlap. */
export function sorted<C extends string>(
  query: { orderBy: C; orderSide: 'asc' | 'desc' },
  columns: Record<C, SQLWrapper>,
  id?: SQLWrapper,
): SQL[] {
  const direction = query.orderSide === 'asc' ? asc : desc;
  return [direction(columns[query.orderBy]), ...(id ? [direction(id)] : [])];
}

export function pageOf<T>(counted: { total: number } | undefined, data: T[]): { data: T[]; total: number } {
  return { data, total: counted?.total ?? 0 };
}
