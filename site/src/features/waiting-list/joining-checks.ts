import { cents, centsMax } from '@semilla/contract';
import type { InvestSituation } from '../investment/invest-situation.ts';
import { type PreCheck, preChecks } from '../investment/order-checks.ts';

/**
 * Changes the data as if the project had room and the investor enough money, because joining needs neither.
 */
export function withRoom(situation: InvestSituation): InvestSituation {
  const project = { ...situation.project, amountInvested: cents(0), waitingNumber: 0 };
  return { ...situation, project, balanceCents: cents(centsMax) };
}

/** The conditions for joining a waiting list. */
export function joiningChecks(situation: InvestSituation): PreCheck[] {
  return preChecks(withRoom(situation)).filter(({ name }) => name !== 'balance' && name !== 'places');
}
