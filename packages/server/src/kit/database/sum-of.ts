import { type Cents, cents } from '@semilla/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The sum of a column of cents, of the rows that match `where` if it is given. Zero without rows. */
export function sumOf(column: SQLWrapper, where?: SQL): SQL<Cents> {
  const filter = where ? sql` filter (where ${where})` : sql``;
  return sql`coalesce(sum(${column})${filter}, 0)`.mapWith((sum) => cents(Number(sum)));
}
