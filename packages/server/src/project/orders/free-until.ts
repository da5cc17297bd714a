import { addDays, civilDateAt, reflectionDaysMin } from '@semilla/contract';
import type { orders } from '../../schema/orders.ts';

type OrderRow = typeof orders.$inferSelect;

/** Whether an order has a reflection period. Only non-sophisticated investors have one; earlier orders name no kind. */
export function hasReflection({ investorKind }: Pick<OrderRow, 'investorKind'>): boolean {
  return investorKind === null || investorKind === 'non-sophisticated';
}

/** The last day of the reflection period of an order. Orders of an earlier version have the shortest one. */
export function freeUntilOf({ freeUntil, createdAt }: Pick<OrderRow, 'freeUntil' | 'createdAt'>): string {
  return freeUntil ?? addDays(civilDateAt(createdAt), reflectionDaysMin);
}

/** The latest day on which any of these orders can still be cancelled free of charge. */
export function lastFreeDay(all: readonly Pick<OrderRow, 'freeUntil' | 'createdAt'>[]): string | undefined {
  return all.map(freeUntilOf).sort().at(-1);
}
