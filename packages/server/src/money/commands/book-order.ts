import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import type { World } from '../engine/world.ts';
import type { OrderMatch } from '../matching/match-order.ts';
import { reverse } from './book-as-own.ts';
import { paidPayment } from './book-payout.ts';
import { bookPromoterPayment, bookPromoterReturn } from './book-promoter-payment.ts';

/** Books third-party money that a payment file sent back; undefined if the order or its payment changed in the meantime. */
function bookPaidOrder(
  world: World,
  context: Context,
  entry: BankEntryRow,
  { paymentOrderId, receivedId }: OrderMatch,
): Effects | undefined {
  const order = world.paymentOrders.get(paymentOrderId);
  const received = receivedId ? world.bankEntries.get(receivedId) : undefined;
  const payment = order && paidPayment(world, paymentOrderId);
  if (order?.state !== 'waiting' || !payment || order.amountCents !== -entry.amountCents) return undefined;
  if (received?.bookedAs !== 'thirdParty' || received.sentBackById) return undefined;
  return {
    ...reverse(context, entry, 'sentBack', received).effects,
    paymentOrders: [{ ...order, state: 'paid', paidById: entry.bankEntryId }],
    outgoingPayments: [payment],
  };
}

/** Books third-party money that was sent back but returned to us; it can be sent back again. */
function bookReturnedOrder(
  world: World,
  context: Context,
  entry: BankEntryRow,
  { paidById }: OrderMatch,
): Effects | undefined {
  const sent = paidById ? world.bankEntries.get(paidById) : undefined;
  if (sent?.bookedAs !== 'sentBack' || sent.sentBackById || sent.amountCents !== -entry.amountCents)
    return undefined;
  return reverse(context, entry, 'thirdParty', sent).effects;
}

/** Books the payment of an order, or its return. `staffIds` get a mail about a returned payment to a promoter. */
export function bookOrder(
  world: World,
  context: Context,
  entry: BankEntryRow,
  match: OrderMatch,
  staffIds: readonly string[],
): Effects | undefined {
  const { projectId, paymentOrderId, paidById } = match;
  if (projectId)
    return match.kind === 'order'
      ? bookPromoterPayment(world, context, entry, paymentOrderId)
      : bookPromoterReturn(world, context, entry, { paidById, staffIds });
  return match.kind === 'order'
    ? bookPaidOrder(world, context, entry, match)
    : bookReturnedOrder(world, context, entry, match);
}
