import { addDays, addMonths, countPeriods, type InputOf, type RepeatRate, type v1 } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { onDays } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { orders } from '../../schema/orders.ts';
import { countedOrders, monthNumber, monthOf, monthWith } from './counted-orders.ts';
import { rangeOfQuery } from './range-of-query.ts';
import { shareOf } from './share-of.ts';

type Query = InputOf<typeof v1.business.findRepeatRates>['query'];

interface Row extends Record<string, unknown> {
  month: string;
  investors: number;
  repeatInvestors: number;
}

/** For each month, how many had invested by its end, and how many of them in two or more projects. */
export async function findRepeatRates(
  db: Db,
  reader: Reader,
  query: Query,
  now: Date,
): Promise<{ data: RepeatRate[]; total: number }> {
  const { fromDate, toDate } = rangeOfQuery(query, now);
  const lastDay = addDays(addMonths(monthOf(toDate), 1), -1);
  const monthCount = countPeriods('month', fromDate, toDate);
  const placeOf = (moment: string) =>
    // What happened before the range counts from its first month on.
    sql`greatest(1, ${monthNumber(sql`${sql.identifier(moment)}`, fromDate, toDate)})`;
  // The orders come from an index in this order, so the first project of each investor is found without sorting.
  const { rows } = await db.execute<Row>(sql`
    with ordered as (
      select ${orders.userId} as user_id, ${orders.projectId} as project_id, ${orders.createdAt} as at,
        first_value(${orders.projectId}) over (partition by ${orders.userId} order by ${orders.createdAt}) as first_project
      from ${orders} where ${countedOrders(reader)} and ${onDays(orders.createdAt, { toDate: lastDay })}
    ), investors as (
      select min(at) as began, min(at) filter (where project_id <> first_project) as repeated
      from ordered group by user_id
    ), grown as (
      select ${placeOf('began')} as month, count(*) as investors, 0 as repeating from investors group by 1
      union all
      select ${placeOf('repeated')}, 0, count(*) from investors where repeated is not null group by 1
    ), months as (
      select month, coalesce(sum(investors), 0) as investors, coalesce(sum(repeating), 0) as repeating
      from generate_series(1, ${monthCount}::int) as month left join grown using (month) group by month
    )
    select ${monthWith(sql`month`, fromDate)} as month, (sum(investors) over (order by months.month))::int as investors,
      (sum(repeating) over (order by months.month))::int as "repeatInvestors"
    from months order by months.month`);
  const data = rows.map((row) => ({ ...row, share: shareOf(row.repeatInvestors, row.investors) }));
  return { data, total: data.length };
}
