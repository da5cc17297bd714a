import {
  addMonths,
  type Cents,
  calendarMonths,
  cents,
  type MoneyParts,
  type PaymentToCome,
  sumCents,
} from '@semilla/contract';

export interface MonthToCome extends MoneyParts {
  month: string;
  /** What of the total comes only if its project is financed. */
  conditional: Cents;
  /** The rest of the total. */
  firmPrincipal: Cents;
  firmNet: Cents;
}

const names = ['principal', 'interest', 'fee', 'tax', 'total'] as const;

type PartName = (typeof names)[number];

const sumOf = (payments: readonly PaymentToCome[], name: PartName) =>
  sumCents(payments.map((payment) => payment[name]));

/** The expected payments per month. Late payments and loans in default are listed separately. */
export function monthsToCome(payments: readonly PaymentToCome[], today: string): MonthToCome[] {
  const first = `${today.slice(0, 7)}-01`;
  const expected = payments.filter(({ daysLate, isInDefault }) => daysLate === 0 && !isInDefault);
  return Array.from({ length: calendarMonths }, (_, index) => {
    const month = addMonths(first, index);
    const within = expected.filter(({ dueOn }) => dueOn.startsWith(month.slice(0, 7)));
    const sums = names.map((name) => [name, sumOf(within, name)]);
    const firm = within.filter(({ isConditional }) => !isConditional);
    const firmPrincipal = sumOf(firm, 'principal');
    return {
      month,
      ...(Object.fromEntries(sums) as Record<PartName, Cents>),
      conditional: sumOf(
        within.filter(({ isConditional }) => isConditional),
        'total',
      ),
      firmPrincipal,
      firmNet: cents(sumOf(firm, 'total') - firmPrincipal),
    };
  });
}

/** Late payments and payments of loans in default, oldest first. */
export const missingPayments = (payments: readonly PaymentToCome[]): PaymentToCome[] =>
  payments.filter(({ daysLate, isInDefault }) => daysLate > 0 || isInDefault);
