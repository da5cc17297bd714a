import type { Project } from '@semilla/contract';
import { type Cents, cents } from '@semilla/contract/cents';
import { deliveriesOf } from '@semilla/contract/returns';
import { type DatedRate, rateOn, taxOfPayment } from '@semilla/contract/withheld-tax';

export type SimulatedTerms = Pick<
  Project,
  'projectDuration' | 'targetProfitability' | 'managerFee' | 'deliveryFeePeriod' | 'startedAt'
>;

/** One payment to an investor. `dueOn` is null until the project's start is set. */
export interface SimulatedPayment {
  month: number;
  dueOn: string | null;
  grossCents: Cents;
  feeCents: Cents;
  taxCents: Cents;
  netCents: Cents;
  principalCents: Cents;
}

export interface SimulatedReturn {
  payments: SimulatedPayment[];
  gainCents: Cents;
  feeCents: Cents;
  taxCents: Cents;
  /** The gain after fee and tax. */
  netCents: Cents;
  totalCents: Cents;
}

/** The tax withheld from the interest, by the rates in force on each due date. */
export interface Withholding {
  rates: readonly DatedRate[];
  /** Used only to find the rates if the project has no start date yet. */
  assumedStart: string;
}

const sumOf = (all: readonly number[]) => cents(all.reduce((sum, one) => sum + one, 0));

/**
 * Simulates the return of an amount by the rules of real payments, if the project meets its target. Without
 * `withholding`, the return is before tax.
 */
export function simulateReturn(
  project: SimulatedTerms,
  amountCents: Cents,
  withholding?: Withholding,
): SimulatedReturn {
  const { projectDuration, targetProfitability, managerFee, deliveryFeePeriod, startedAt } = project;
  const deliveries = deliveriesOf(
    {
      startOn: startedAt ?? withholding?.assumedStart ?? '2000-01-01',
      durationMonths: projectDuration,
      targetProfitabilityHundredths: targetProfitability,
      managerFeeHundredths: managerFee,
      deliveryFeePeriod,
    },
    amountCents,
  );
  let month = 0;
  const payments = deliveries.map(({ dueOn, months, grossCents, feeCents, principalCents }) => {
    month += months;
    const tax = withholding ? taxOfPayment(grossCents, feeCents, rateOn(withholding.rates, dueOn)) : 0;
    return {
      month,
      dueOn: startedAt && dueOn,
      grossCents: cents(grossCents),
      feeCents: cents(feeCents),
      taxCents: cents(tax),
      netCents: cents(grossCents - feeCents - tax),
      principalCents: cents(principalCents),
    };
  });
  const netCents = sumOf(payments.map((payment) => payment.netCents));
  return {
    payments,
    gainCents: sumOf(payments.map(({ grossCents }) => grossCents)),
    feeCents: sumOf(payments.map(({ feeCents }) => feeCents)),
    taxCents: sumOf(payments.map(({ taxCents }) => taxCents)),
    netCents,
    totalCents: cents(amountCents + netCents),
  };
}
