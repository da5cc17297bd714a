import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { type Reader, withinReach } from '../investor-records.ts';
import { orders } from '../orders/table.ts';

/** Who has invested, and in which month first of all on the platform, from a day on: no part counts more as new than the whole. */
export async function countInvestors(db: Db, reader: Reader, fromDate: string) {
  const stands = ne(orders.status, 'cancelled');
  const reach = withinReach(reader, orders);
  const reached =
    reach &&
    sql`${orders.userId} = any(array(select ${orders.userId} from ${orders} where ${and(stands, reach)}))`;
  const found = (await db.execute(sql`
    with began as (
      select date_trunc('month', min(${orders.createdAt}) at time zone 'Europe/Madrid')::date as month
      from ${orders} where ${and(stands, reached)}
      group by ${orders.userId}
    )
    select case when month >= ${fromDate}::date then month::text end as month, count(*)::int as count
    from began group by 1`)) as unknown as { rows: { month: string | null; count: number }[] };
  return {
    total: found.rows.reduce((sum, { count }) => sum + count, 0),
    byMonth: new Map(found.rows.map(({ month, count }) => [month, count])),
  };
}
