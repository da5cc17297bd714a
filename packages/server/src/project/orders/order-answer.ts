import { cancellationOf, type Order } from '@semilla/contract';
import type { orders } from '../../schema/orders.ts';

type OrderRow = typeof orders.$inferSelect;

/** An order as the API returns it. */
export function orderAnswer(own: OrderRow, names: { projectName: string; userName: string }): Order {
  const { amountCents, penaltyCents, penaltyHundredths, ...same } = own;
  const isPartOfProject = own.status === 'active' || own.status === 'finished';
  return {
    ...same,
    ...names,
    amount: amountCents,
    penaltyAmount: penaltyCents,
    penalty: penaltyHundredths,
    freeCancellationUntil: isPartOfProject ? null : cancellationOf(own, 0, own.createdAt).freeUntil,
  };
}
