import { cents, type LossSimulation, thresholdOf, v1 } from '@semilla/contract';
import { eq, sql } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { lossSimulations } from '../../schema/loss-simulations.ts';
import { users } from '../../schema/users.ts';

const { lossSimulationId, userId, createdAt } = lossSimulations;

export const lossSimulationList = list(v1.lossSimulations.find, {
  table: lossSimulations,
  id: lossSimulationId,
  reach: (reader) => withinReach(reader, userId),
  filters: {},
  order: {
    createdAt,
    validUntil: lossSimulations.validUntil,
    result: lossSimulations.resultCents,
    userName: sortedUserName(userId),
  },
  select: (db) =>
    db
      .select({ own: lossSimulations, userName: sql<string>`trim(${fullName(users)})` })
      .from(lossSimulations)
      .innerJoin(users, eq(users.userId, userId))
      .$dynamic(),
  answers: (rows) =>
    rows.map(
      ({ own: { resultCents, ...same }, userName }): LossSimulation => ({
        ...same,
        userName,
        result: cents(resultCents),
        threshold: cents(thresholdOf(resultCents)),
      }),
    ),
});
