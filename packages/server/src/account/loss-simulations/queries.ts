import { cents, type InputOf, type LossSimulation, thresholdOf, type v1 } from '@semilla/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { given, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { lossSimulations } from '../../schema/loss-simulations.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.lossSimulations.find>['query'];

const orderColumns = {
  createdAt: lossSimulations.createdAt,
  validUntil: lossSimulations.validUntil,
  result: lossSimulations.resultCents,
  userName: sortedUserName(lossSimulations.userId),
};

function selectSimulations(db: Db) {
  return db
    .select({ own: lossSimulations, userName: sql<string>`trim(${fullName(users)})` })
    .from(lossSimulations)
    .innerJoin(users, eq(users.userId, lossSimulations.userId))
    .$dynamic();
}

function asAnswer({ own, userName }: Awaited<ReturnType<typeof selectSimulations>>[number]): LossSimulation {
  const { resultCents, ...same } = own;
  return { ...same, userName, result: cents(resultCents), threshold: cents(thresholdOf(resultCents)) };
}

function conditions(query: Query, reach: SQL | undefined): SQL | undefined {
  return and(
    picked(query, lossSimulations.lossSimulationId),
    reach,
    given(query.userId, (userId) => eq(lossSimulations.userId, userId)),
  );
}

/** One page of results without the total count, as the CSV export needs it. */
export async function findSimulationRows(db: Db, query: Query, reach: SQL | undefined) {
  const { lossSimulationId } = lossSimulations;
  const page = pageOfIds(db, query, {
    columns: orderColumns,
    id: lossSimulationId,
    where: conditions(query, reach),
  });
  const rows = await rowsOfPage(selectSimulations(db), page, lossSimulationId);
  return { data: rows.map(asAnswer) };
}

export async function findSimulations(db: Db, query: Query, reach: SQL | undefined) {
  const counting = db.select({ total: count() }).from(lossSimulations).where(conditions(query, reach));
  return pageFromNearerEnd(query, counting, (part) => findSimulationRows(db, part, reach));
}

export async function findSimulation(db: Db, lossSimulationId: string): Promise<LossSimulation> {
  const [row] = await selectSimulations(db).where(eq(lossSimulations.lossSimulationId, lossSimulationId));
  return asAnswer(row as NonNullable<typeof row>);
}
