import { hasTies } from '@semilla/contract';
import { and, eq, exists, inArray, isNull, or } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import type { Db } from '../../kit/database/types.ts';
import { owners } from '../../schema/owners.ts';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';

/** Owners with an open offer that is not suspended, although their ties to the provider forbid offers. */
export async function findTiesInOffers(db: Db, provider: Config['company']): Promise<string[]> {
  const { promoterId, guaranteeAgentId, suspendedUntil, phaseId } = projects;
  const isOpen = and(isNull(suspendedUntil), inArray(phaseId, [phaseIds.Preinvestment, phaseIds.Investment]));
  const isNamed = or(eq(promoterId, owners.ownerId), eq(guaranteeAgentId, owners.ownerId));
  const offer = db.select({ phaseId }).from(projects).where(and(isNamed, isOpen));
  const offering = await db.select().from(owners).where(exists(offer));
  return offering.filter((owner) => hasTies(owner, provider)).map(({ ownerId }) => ownerId);
}
