import type { PhaseName, PublicFigures } from '@semilla/contract';
import { asc, count, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { projects } from '../../schema/projects.ts';
import { isOnFrontOffice } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';

const shownToEverybody = isOnFrontOffice(false);

const countIn = (phase: PhaseName) =>
  sql`count(*) filter (where ${projects.phaseId} = ${phaseIds[phase]})`.mapWith(Number);

export async function findPublicFigures(db: Db): Promise<PublicFigures> {
  const [found] = await db
    .select({
      published: count(),
      open: countIn('Investment'),
      closed: countIn('Closed'),
      raised: sum(projects.amountInvestedCents).mapWith(Number),
    })
    .from(projects)
    .where(shownToEverybody);
  return { published: 0, open: 0, closed: 0, ...found, raised: found?.raised ?? 0 };
}

export async function findPublicCountries(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ country: projects.country })
    .from(projects)
    .where(shownToEverybody)
    .orderBy(asc(projects.country));
  return rows.map(({ country }) => country);
}
