import { addMonths, calendarMonths, cents, type MoneyParts, type PaymentToCome } from '@semilla/contract';

export interface MonthToCome extends MoneyParts {
  month: string;
}

const names = ['principal', 'interest', 'fee', 'tax', 'total'] as const;

/** The expected payments per month. Late payments and loans in default are listed separately. */
export function monthsToCome(payments: readonly PaymentToCome[], today: string): MonthToCome[] {
  const first = `${today.slice(0, 7)}-01`;
  const expected = payments.filter(({ daysLate, isInDefault }) => daysLate === 0 && !isInDefault);
  return Array.from({ length: calendarMonths }, (_, index) => {
    const month = addMonths(first, index);
    const within = expected.filter(({ dueOn }) => dueOn.startsWith(month.slice(0, 7)));
    const sums = names.map((name) => [name, cents(within.reduce((sum, one) => sum + one[name], 0))]);
    return { month, ...(Object.fromEntries(sums) as Record<(typeof names)[number], MoneyParts['total']>) };
  });
}

/** Late payments and payments of loans in default, oldest first. */
export const missingPayments = (payments: readonly PaymentToCome[]): PaymentToCome[] =>
  payments.filter(({ daysLate, isInDefault }) => daysLate > 0 || isInDefault);
