import { civilDateAt } from '@semilla/contract';
import { and, eq, gte, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { takesOrders } from '../projects/availability.ts';
import { isSuspended } from '../projects/overview.ts';

/** Which phase with news for followers a project is in: it takes wishes or orders now. Null for all other projects. */
export function begunPhase(now: Date): SQL<'Preinvestment' | 'Investment' | null> {
  const today = civilDateAt(now);
  const { phaseId, preinvestorDateEnd } = projects;
  const takesWishes = and(
    eq(phaseId, phaseIds.Preinvestment),
    not(isSuspended),
    or(isNull(preinvestorDateEnd), gte(preinvestorDateEnd, today)),
  );
  return sql`case when ${takesOrders(today)} then 'Investment' when ${takesWishes} then 'Preinvestment' end`;
}
