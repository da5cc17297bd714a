import type { Project } from '@semilla/contract';
import { type Cents, cents } from '@semilla/contract/cents';
import { deliveriesOf } from '@semilla/contract/returns';

export type SimulatedTerms = Pick<
  Project,
  'projectDuration' | 'targetProfitability' | 'managerFee' | 'deliveryFeePeriod' | 'startedAt'
>;

/** One payment to an investor; `dueOn` is null until the project's start is set. */
export interface SimulatedPayment {
  month: number;
  dueOn: string | null;
  netCents: Cents;
  principalCents: Cents;
}

export interface SimulatedReturn {
  payments: SimulatedPayment[];
  gainCents: Cents;
  feeCents: Cents;
  totalCents: Cents;
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** The tax withheld of interest that is due on a day. */
export type TaxOn = (dueOn: string, interest: { grossCents: number; feeCents: number }) => number;

const noTax: TaxOn = () => 0;

/** The return of an amount if the target is met, by the rules of real payments; before tax unless its rule is given. */
export function simulateReturn(
  project: SimulatedTerms,
  amountCents: Cents,
  taxOn: TaxOn = noTax,
): SimulatedReturn {
  const { projectDuration, targetProfitability, managerFee, deliveryFeePeriod, startedAt } = project;
  const deliveries = deliveriesOf(
    {
      startOn: startedAt ?? '2000-01-01',
      durationMonths: projectDuration,
      targetProfitabilityHundredths: targetProfitability,
      managerFeeHundredths: managerFee,
      deliveryFeePeriod,
    },
    amountCents,
  );
  const gainCents = cents(sumOf(deliveries.map(({ grossCents }) => grossCents)));
  const feeCents = cents(sumOf(deliveries.map((one) => one.feeCents)));
  const taxes = deliveries.map(({ dueOn, ...interest }) => taxOn(dueOn, interest));
  return {
    payments: deliveries.map(({ dueOn, netCents, principalCents }, index) => ({
      month: sumOf(deliveries.slice(0, index + 1).map(({ months }) => months)),
      dueOn: startedAt && dueOn,
      netCents: cents(netCents - (taxes[index] ?? 0)),
      principalCents: cents(principalCents),
    })),
    gainCents,
    feeCents,
    totalCents: cents(amountCents + gainCents - feeCents - sumOf(taxes)),
  };
}
