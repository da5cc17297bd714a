import type { InputOf, summariseOrderMovements } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { type Reader, withinReach } from '../investor-records.ts';
import { rangeOf, sumByPeriod } from '../sum-by-period.ts';
import { whichMovements } from './repository.ts';
import { orderMovements } from './table.ts';

type Query = InputOf<typeof summariseOrderMovements>['query'];

const { amountCents, penaltyCents, type } = orderMovements;

/** What moved in each period, and how much of it in which direction. */
export function sumMovements(db: Db, reader: Reader, query: Query, now: Date) {
  return sumByPeriod(db, {
    table: orderMovements,
    moment: orderMovements.createdAt,
    where: whichMovements(query, reader),
    range: rangeOf(query, now),
    sums: {
      amount: sql`sum(${amountCents})`,
      invested: sql`sum(${amountCents}) filter (where ${type} = 'invest')`,
      disinvested: sql`sum(${amountCents}) filter (where ${type} = 'disinvest')`,
      penaltyAmount: sql`sum(${penaltyCents})`,
    },
  });
}

/** What was ever invested, less what was taken out again. */
export async function sumFunded(db: Db, reader: Reader): Promise<number> {
  const [sum] = await db
    .select({
      cents: sql<string>`coalesce(sum(case ${type} when 'invest' then ${amountCents} else -${amountCents} end), 0)`,
    })
    .from(orderMovements)
    .where(withinReach(reader, orderMovements));
  return Number(sum?.cents ?? 0);
}
