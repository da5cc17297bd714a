import { type SQL, sql } from 'drizzle-orm';
import { type Reader, withinReach } from '../../kit/users/reach.ts';
import { orders } from '../../schema/orders.ts';

/** Cancelled orders and those of refunded projects do not count: all of them are `cancelled`. */
export const isCounted: SQL = sql`${orders.status} <> 'cancelled'`;

/** The orders of the reader's customers. The rows of one customer are either all within reach or none of them. */
export function countedOrders(reader: Reader): SQL {
  const reach = withinReach(reader, orders.userId);
  return reach ? sql`${isCounted} and ${reach}` : isCounted;
}

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/**
 * The number of the month of a moment, 1 for the month of the first day, 0 for earlier ones. A month begins at midnight in Spain.
 * Looking it up among the bounds is several times faster than converting each moment to Spanish time.
 */
export function monthNumber(moment: SQL, firstDay: string, lastDay: string): SQL {
  const bounds = sql`(select array_agg(start at time zone 'Europe/Madrid' order by start)
    from generate_series(${monthOf(firstDay)}::timestamp, ${monthOf(lastDay)}::timestamp, interval '1 month') as start)`;
  return sql`width_bucket(${moment}, ${bounds})`;
}

/** The first day of the month with a number. */
export const monthWith = (number: SQL, firstDay: string): SQL =>
  sql`(${monthOf(firstDay)}::date + (${number} - 1) * interval '1 month')::date::text`;
