import { type Cents, civilDateAt } from '@semilla/contract';
import { type SimulatedReturn, simulateReturn } from '../projects/simulate-return.ts';
import type { InvestSituation } from './invest-situation.ts';

/** The return of an amount for this user, after their own tax if tax is withheld. */
export function expectedReturn(
  { project, taxRates, at }: Pick<InvestSituation, 'project' | 'taxRates' | 'at'>,
  amount: Cents,
): SimulatedReturn {
  const rates = taxRates.map(({ from, rate }) => ({ from, rateHundredths: rate }));
  // A project without a start date is assumed to start today.
  const withholding = project.taxWithholder ? { rates, assumedStart: civilDateAt(at) } : undefined;
  return simulateReturn(project, amount, withholding);
}
