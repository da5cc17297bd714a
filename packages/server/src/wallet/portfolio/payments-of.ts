import {
  addMonths,
  calendarMonths,
  cents,
  daysBetween,
  type LoanStateAnswer,
  type OwnReturn,
  type PaymentToCome,
  type Portfolio,
} from '@semilla/contract';
import { monthOf } from './months-of.ts';
import type { Holding } from './portfolio-figures.ts';

type Loans = ReadonlyMap<string, LoanStateAnswer>;

/** The payments that are not delivered yet, by date. */
export function paymentsToCome(
  holdings: readonly Holding[],
  returns: readonly OwnReturn[],
  loans: Loans,
  today: string,
): PaymentToCome[] {
  const byOrder = new Map(holdings.map((holding) => [holding.orderId, holding]));
  return returns
    .flatMap(({ orderId, period, dueOn, gross, fee, tax, net, principal, deliveredAt }) => {
      const holding = byOrder.get(orderId);
      if (!holding || deliveredAt) return [];
      const { projectId, projectName } = holding;
      return {
        orderId,
        projectId,
        projectName,
        period,
        dueOn,
        daysLate: Math.max(0, daysBetween(dueOn, today)),
        isInDefault: loans.get(projectId)?.state === 'default',
        isConditional: holding.status === 'pending',
        principal,
        interest: gross,
        fee,
        tax,
        total: cents(net + principal),
      };
    })
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
}

const isExpected = ({ isInDefault }: PaymentToCome) => !isInDefault;

/** The next payment that is not late. Several payments on the same day are added up. */
export function nextOf(payments: readonly PaymentToCome[], today: string): Portfolio['next'] {
  const coming = payments.filter((payment) => isExpected(payment) && payment.dueOn >= today);
  const [first] = coming;
  if (!first) return null;
  const { dueOn, projectName } = first;
  const sameDay = coming.filter((payment) => payment.dueOn === dueOn);
  return {
    dueOn,
    projectName,
    isConditional: sameDay.every(({ isConditional }) => isConditional),
    amount: cents(sameDay.reduce((sum, { total }) => sum + total, 0)),
  };
}

/** The payments that are late or within the calendar, and the sum of the later ones. */
export function withinCalendar(payments: readonly PaymentToCome[], today: string) {
  const end = addMonths(monthOf(today), calendarMonths);
  const later = payments.filter((payment) => payment.dueOn >= end && isExpected(payment));
  return {
    payments: payments.filter(({ dueOn }) => dueOn < end),
    later: cents(later.reduce((sum, { total }) => sum + total, 0)),
  };
}
