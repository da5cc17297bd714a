import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A query for the rows of a list with its joins, without conditions. */
interface Joined<Row> {
  where(condition: SQL): { orderBy(order: SQL): PromiseLike<Row[]> };
}

/**
 * The rows of one page, in its order. A second statement looks them up by their ids: its text is the same for every
 * filter and order, so PostgreSQL plans the joins once per connection instead of once per request.
 */
export async function rowsOfPage<Row>(
  joined: Joined<Row>,
  page: PromiseLike<{ id: string }[]>,
  id: PgColumn,
): Promise<Row[]> {
  const ids = (await page).map((row) => row.id);
  if (!ids.length) return [];
  const listed = sql`${`{${ids.join(',')}}`}::text::${sql.raw(id.getSQLType())}[]`;
  return joined.where(sql`${id} = any(${listed})`).orderBy(sql`array_position(${listed}, ${id})`);
}
