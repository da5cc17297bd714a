import { cents, civilDateAt, type Order } from '@semilla/contract';
import type { orders } from '../../schema/orders.ts';
import { freeUntilOf, hasReflection } from './free-until.ts';
import { offerEndOf, type StoredOffer } from './offer-end.ts';

type OrderRow = typeof orders.$inferSelect;

/** Whether cancelling was ever free. A new version of the sheet gives a free period to all kinds of investors. */
const isEverFree = (own: OrderRow) => hasReflection(own) || freeUntilOf(own) >= civilDateAt(own.createdAt);

/** An order as the API returns it. */
export function orderAnswer(
  own: OrderRow,
  names: { projectName: string; userName: string },
  offer: StoredOffer,
): Order {
  const { amountCents, penaltyCents, penaltyHundredths, freeUntil: _, investorKind: __, ...same } = own;
  const isPartOfProject = own.status === 'active' || own.status === 'finished';
  return {
    ...same,
    ...names,
    amount: cents(amountCents),
    penaltyAmount: cents(penaltyCents),
    penalty: penaltyHundredths,
    ...(own.status === 'pending' ? offerEndOf(offer) : { suspendedUntil: null, refundAfter: null }),
    freeCancellationUntil: isPartOfProject || !isEverFree(own) ? null : freeUntilOf(own),
  };
}
