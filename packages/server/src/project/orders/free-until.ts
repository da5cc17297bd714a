import { addDays, civilDateAt, reflectionDaysMin } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { orders } from '../../schema/orders.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Whether an order has a reflection period. Only non-sophisticated investors have one. Older orders store no kind and count as
 * such.
 */
export function hasReflection({ investorKind }: Pick<OrderRow, 'investorKind'>): boolean {
  return investorKind === null || investorKind === 'non-sophisticated';
}

/** The last day of an order's reflection period. Older orders store no day and have the shortest period. */
export function freeUntilOf({ freeUntil, createdAt }: Pick<OrderRow, 'freeUntil' | 'createdAt'>): string {
  return freeUntil ?? addDays(civilDateAt(createdAt), reflectionDaysMin);
}

/** What `freeUntilOf` returns, as a column. */
export const freeUntilDay = sql<string>`coalesce(${orders.freeUntil},
  (${orders.createdAt} at time zone 'Europe/Madrid')::date + ${reflectionDaysMin}::int)`;

/** The latest day on which any of these orders can still be cancelled free of charge. */
export function lastFreeDay(all: readonly Pick<OrderRow, 'freeUntil' | 'createdAt'>[]): string | undefined {
  return all.map(freeUntilOf).sort().at(-1);
}
