import type { Cursor } from '@semilla/contract';
import { and, eq, getTableColumns, gt, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Keys } from '../keys.ts';
import type { Db } from './types.ts';

/** What a list is sorted by. */
export interface Order {
  column: SQLWrapper;
  /** Breaks ties between rows with the same value. */
  id: PgColumn;
  /** A condition that selects the list's row if several rows of the table have the same id. */
  only?: SQL | undefined;
  /** Whether the column or expression is non-null in every row. */
  isNeverEmpty?: boolean;
}

interface Sorted {
  orderBy: string;
  orderSide: 'asc' | 'desc';
  cursor?: Cursor | undefined;
}

/** The last row of a page: its value in the sorted column, and its id. */
interface Place {
  value: string | null;
  id: string;
}

const start = 'start';
const orders = new WeakMap<Cursor, Order>();

/** Remembers the order of a list for the cursor of the next page. */
export function noteOrder({ cursor }: Sorted, order: Order): void {
  if (cursor) orders.set(cursor, order);
}

const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
const signed = (path: string, { orderBy, orderSide }: Sorted, content: string) =>
  `cursor ${path} ${orderBy} ${orderSide} ${content}`;

/** Whether the platform issued this cursor for the same list in the same order. */
export function isOwnCursor(keys: Keys, path: string, query: Sorted): boolean {
  const { text = start } = query.cursor ?? {};
  if (text === start) return true;
  const [content = '', signature = ''] = text.split('.');
  return keys.isSignedBy(signed(path, query, content), signature);
}

/** Casts the value to the type of its column; for an expression the database infers the type. */
const typed = (value: string, column: SQLWrapper) =>
  column instanceof PgColumn ? sql`${value}::text::${sql.raw(column.getSQLType())}` : sql`${value}`;

const isNotNull = (column: SQLWrapper) => column instanceof PgColumn && column.notNull;

/**
 * The condition for the rows after the cursor. PostgreSQL sorts nulls last when ascending and first when
 * descending.
 */
export function behindCursor(
  query: Sorted,
  { column, id, isNeverEmpty = isNotNull(column) }: Order,
): SQL | undefined {
  if (!query.cursor || query.cursor.text === start) return undefined;
  const place: Place = JSON.parse(Buffer.from(query.cursor.text.split('.')[0] ?? '', 'base64url').toString());
  const isUp = query.orderSide === 'asc';
  const idBehind = (isUp ? gt : lt)(id, place.id);
  const isEmpty = isNull(column as PgColumn);
  if (place.value === null)
    return isUp ? and(isEmpty, idBehind) : or(and(isEmpty, idBehind), sql`${column} is not null`);
  const value = typed(place.value, column);
  const side = sql.raw(isUp ? '>' : '<');
  // The first comparison lets PostgreSQL use an index that holds only the value, not the id.
  const behind = sql`(${column} ${side}= ${value} and (${column}, ${id}) ${side} (${value}, ${typed(place.id, id)}))`;
  return isUp && !isNeverEmpty ? or(behind, isEmpty) : behind;
}

function idOf(row: Record<string, unknown>, id: PgColumn): string {
  const columns = Object.entries(getTableColumns(id.table as PgTable));
  const [name = ''] = columns.find(([, column]) => column.name === id.name) ?? [];
  return String(row[name]);
}

/** The cursor of the next page; null after the last page or if the order does not support cursors. */
export async function nextCursor(
  db: Db,
  keys: Keys,
  path: string,
  query: Sorted & { take: number },
  rows: Record<string, unknown>[],
): Promise<string | null> {
  const order = query.cursor && orders.get(query.cursor);
  const last = rows.at(-1);
  if (!order || !last || rows.length < query.take) return null;
  const id = idOf(last, order.id);
  const [found] = await db
    .select({ value: sql<string | null>`(${order.column})::text` })
    .from(order.id.table as PgTable)
    .where(and(eq(order.id, id), order.only));
  const content = encode({ value: found?.value ?? null, id } satisfies Place);
  return `${content}.${keys.sign(signed(path, query, content))}`;
}
