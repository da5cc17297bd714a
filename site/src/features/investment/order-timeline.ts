import type { Cents, Order } from '@semilla/contract';
import { civilDateAt } from '@semilla/contract';
import { expectedReturn } from './expected-return.ts';
import type { InvestSituation } from './invest-situation.ts';

export interface OrderStep {
  name: 'placed' | 'reflectionEnds' | 'financed' | 'firstPayment' | 'lastPayment';
  /** Null if the project has no start date yet. */
  day: string | null;
  /** Months after the project's start. */
  month?: number;
  amount?: Cents;
}

/**
 * The events of an order by date: the order itself, end of the reflection period, financing, first and last
 * payment.
 */
export function orderTimeline(
  order: Pick<Order, 'amount' | 'createdAt' | 'freeCancellationUntil'>,
  situation: Pick<InvestSituation, 'project' | 'taxRates' | 'at'>,
): OrderStep[] {
  const { payments } = expectedReturn(situation, order.amount);
  const { dateEnd } = situation.project;
  const [first] = payments;
  const last = payments.at(-1);
  const dated: OrderStep[] = [
    { name: 'placed', day: civilDateAt(order.createdAt) },
    ...(order.freeCancellationUntil
      ? [{ name: 'reflectionEnds' as const, day: order.freeCancellationUntil }]
      : []),
    ...(dateEnd ? [{ name: 'financed' as const, day: dateEnd }] : []),
  ];
  const paid = [
    ...(first && first !== last ? [{ name: 'firstPayment' as const, payment: first }] : []),
    ...(last ? [{ name: 'lastPayment' as const, payment: last }] : []),
  ].map(({ name, payment: { dueOn, month, netCents, principalCents } }) => ({
    name,
    day: dueOn,
    month,
    amount: (netCents + principalCents) as Cents,
  }));
  const sortable = [...dated, ...paid];
  return sortable.toSorted((one, other) =>
    one.day === null || other.day === null ? 0 : one.day.localeCompare(other.day),
  );
}
