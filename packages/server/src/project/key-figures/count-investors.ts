import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { investmentsWithinReach, type Reader } from '../../kit/users/reach.ts';
import { orders } from '../../schema/orders.ts';

/**
 * Counts investors and, for each month since a day, those who made their first investment on the platform in
 * that month. The scope limits who is counted, but the first investment is looked for everywhere. Otherwise a
 * manager would see too many new investors.
 */
export async function countInvestors(db: Db, reader: Reader, fromDate: string) {
  const isNotCancelled = ne(orders.status, 'cancelled');
  const reach = investmentsWithinReach(reader, orders);
  const reached =
    reach &&
    sql`${orders.userId} = any(array(select ${orders.userId} from ${orders} where ${and(isNotCancelled, reach)}))`;
  const found = await db.execute<{ month: string | null; count: number }>(sql`
    with began as (
      select date_trunc('month', min(${orders.createdAt}) at time zone 'Europe/Madrid')::date as month
      from ${orders} where ${and(isNotCancelled, reached)}
      group by ${orders.userId}
    )
    select case when month >= ${fromDate}::date then month::text end as month, count(*)::int as count
    from began group by 1`);
  return {
    total: found.rows.reduce((sum, { count }) => sum + count, 0),
    byMonth: new Map(found.rows.map(({ month, count }) => [month, count])),
  };
}
