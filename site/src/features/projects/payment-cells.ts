import { formatDate, formatMoney } from '@semilla/format';
import type { SimulatedPayment } from './simulate-return.ts';

/** The cells of a payment's table row: date, return, capital, sum. `#` in `monthWords` stands for the number of the month. */
export function paymentCells(payment: SimulatedPayment, monthWords: string): string[] {
  const { dueOn, month, netCents, principalCents } = payment;
  return [
    dueOn ? formatDate(dueOn) : monthWords.replace('#', String(month)),
    ...[netCents, principalCents, netCents + principalCents].map((cents) => formatMoney(cents)),
  ];
}
