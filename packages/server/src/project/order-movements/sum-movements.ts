import type { InputOf, v1 } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { investmentsWithinReach, type Reader } from '../../kit/users/reach.ts';
import { orderMovements } from '../../schema/order-movements.ts';
import { rangeOf, type SummaryQuery, sumByPeriod } from '../sum-by-period.ts';
import { orderMovementList } from './queries.ts';

type Query = SummaryQuery<InputOf<typeof v1.orderMovements.summarise>['query']>;

const { amountCents, penaltyCents, type } = orderMovements;

/** The number and amounts of movements in each period, in total and by direction. */
export function sumMovements(db: Db, reader: Reader, query: Query, now: Date) {
  return sumByPeriod(db, {
    table: orderMovements,
    moment: orderMovements.createdAt,
    where: orderMovementList.where(
      { projectId: query.projectId, userId: query.userId, type: query.type },
      reader,
    ),
    range: rangeOf(query, now),
    order: query,
    sums: {
      amount: sql`sum(${amountCents})`,
      invested: sql`sum(${amountCents}) filter (where ${type} = 'invest')`,
      disinvested: sql`sum(${amountCents}) filter (where ${type} = 'disinvest')`,
      penaltyAmount: sql`sum(${penaltyCents})`,
    },
  });
}

/** The total ever invested, less cancelled investments. */
export async function sumFunded(db: Db, reader: Reader): Promise<number> {
  const [sum] = await db
    .select({
      cents: sql<string>`coalesce(sum(case ${type} when 'invest' then ${amountCents} else -${amountCents} end), 0)`,
    })
    .from(orderMovements)
    .where(investmentsWithinReach(reader, orderMovements));
  return Number(sum?.cents ?? 0);
}
