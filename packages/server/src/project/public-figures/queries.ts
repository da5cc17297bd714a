import { type AnswerOf, cents, type OwnerConflict, type PublicFigures, type v1 } from '@semilla/contract';
import { and, asc, count, eq, isNotNull, ne, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { isOnFrontOffice } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';

const shownToEverybody = isOnFrontOffice(false);

const isOpen = sql`${projects.phaseId} = ${phaseIds.Investment} and ${projects.suspendedUntil} is null`;

/** A project whose investors got their money back before it began has not ended: it never began. */
const hasEnded = sql`${projects.phaseId} = ${phaseIds.Closed} and ${projects.amountInvestedCents} > 0`;

export async function findPublicFigures(db: Db): Promise<PublicFigures> {
  const [found] = await db
    .select({
      published: count(),
      open: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
      closed: sql`count(*) filter (where ${hasEnded})`.mapWith(Number),
      raised: sum(projects.amountInvestedCents).mapWith(Number),
    })
    .from(projects)
    .where(shownToEverybody);
  return { published: 0, open: 0, closed: 0, ...found, raised: cents(found?.raised ?? 0) };
}

export async function findPublicCountries(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ country: projects.country })
    .from(projects)
    .where(shownToEverybody)
    .orderBy(asc(projects.country));
  return rows.map(({ country }) => country);
}

/** The public projects in which investors with ties to the provider have invested. */
export async function findTiedInvestments(
  db: Db,
): Promise<AnswerOf<typeof v1.publicFigures.findTiedInvestments>> {
  const data = await db
    .select({
      projectId: projects.projectId,
      projectName: projects.name,
      url: projects.url,
      ties: sql<OwnerConflict[]>`array_agg(distinct ${users.providerTie} order by ${users.providerTie})`,
    })
    .from(users)
    .innerJoin(orders, and(eq(orders.userId, users.userId), ne(orders.status, 'cancelled')))
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .where(and(isNotNull(users.providerTie), shownToEverybody))
    .groupBy(projects.projectId)
    .orderBy(asc(projects.name), asc(projects.projectId));
  return { data, total: data.length };
}
