import type { Project } from '@semilla/contract';
import { deliveriesOf } from '@semilla/contract/returns';

export type SimulatedTerms = Pick<
  Project,
  'projectDuration' | 'targetProfitability' | 'managerFee' | 'deliveryFeePeriod' | 'startedAt'
>;

/** One payment to an investor; `dueOn` is null until the project's start is set. */
export interface SimulatedPayment {
  month: number;
  dueOn: string | null;
  netCents: number;
  principalCents: number;
}

export interface SimulatedReturn {
  payments: SimulatedPayment[];
  gainCents: number;
  feeCents: number;
  totalCents: number;
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** The return of an amount if the target is met, by the rules of real payments. In cents. */
export function simulateReturn(project: SimulatedTerms, amountCents: number): SimulatedReturn {
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
  const gainCents = sumOf(deliveries.map(({ grossCents }) => grossCents));
  const feeCents = sumOf(deliveries.map((one) => one.feeCents));
  return {
    payments: deliveries.map(({ dueOn, netCents, principalCents }, index) => ({
      month: sumOf(deliveries.slice(0, index + 1).map(({ months }) => months)),
      dueOn: startedAt && dueOn,
      netCents,
      principalCents,
    })),
    gainCents,
    feeCents,
    totalCents: amountCents + gainCents - feeCents,
  };
}
