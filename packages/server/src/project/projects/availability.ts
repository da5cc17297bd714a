import { civilDateAt } from '@semilla/contract';
import { and, eq, gt, gte, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { type Clock, isSuspended } from './overview.ts';

const isBeforeOpening = inArray(projects.phaseId, [phaseIds.Next_Opening, phaseIds.Preinvestment]);
const isInvestment = eq(projects.phaseId, phaseIds.Investment);

/** Whether a new investor can place an order, by the rules of `orderRefusal` of the contract. */
export function takesOrders(today: string): SQL | undefined {
  const { dateStart, dateEnd, fullySubscribedUntil, investorNumber, maxInvestorNumber } = projects;
  return and(
    isInvestment,
    not(isSuspended),
    or(isNull(dateStart), lte(dateStart, today)),
    or(isNull(dateEnd), gte(dateEnd, today)),
    isNull(fullySubscribedUntil),
    eq(projects.wishNumber, 0),
    eq(projects.waitingNumber, 0),
    or(isNull(maxInvestorNumber), lt(investorNumber, maxInvestorNumber)),
  );
}

/**
 * 3 while orders are taken, 2 before the opening, 1 for an offer that takes no new orders at present, 0 for all other
 * projects.
 */
export function availabilityAt({ now }: Clock): SQL {
  const today = civilDateAt(now);
  const isUpcoming = or(isBeforeOpening, and(isInvestment, gt(projects.dateStart, today)));
  return sql`case
    when ${takesOrders(today)} then 3
    when ${and(isUpcoming, not(isSuspended))} then 2
    when ${or(isInvestment, isBeforeOpening)} then 1
    else 0 end`;
}
