import { type CohortMonth, cents, civilDateAt, countPeriods, type InputOf, type v1 } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { orders } from '../../schema/orders.ts';
import { countedOrders, monthNumber, monthOf, monthWith } from './counted-orders.ts';
import { rangeOfQuery } from './range-of-query.ts';
import { shareOf } from './share-of.ts';

type Query = InputOf<typeof v1.business.findCohorts>['query'];

interface Row extends Record<string, unknown> {
  cohort: string;
  size: number;
  month: string;
  monthsAfter: number;
  investors: number;
  cents: string;
}

/**
 * Investors by the month of their first order, and what they invested in each month up to now. The orders come from an index, by
 * investor and in time, so the first order and the first one of each month are found without sorting.
 */
export async function findCohorts(
  db: Db,
  reader: Reader,
  query: Query,
  now: Date,
): Promise<{ data: CohortMonth[]; total: number }> {
  const { fromDate, toDate } = rangeOfQuery(query, now);
  const thisMonth = monthOf(civilDateAt(now));
  const cohortCount = countPeriods('month', fromDate, toDate);
  const monthCount = countPeriods('month', fromDate, thisMonth);
  const numberOf = (moment: string) => monthNumber(sql`${sql.identifier(moment)}`, fromDate, thisMonth);
  const { rows } = await db.execute<Row>(sql`
    with ordered as (
      select ${orders.createdAt} as at, ${orders.amountCents} as cents,
        first_value(${orders.createdAt}) over in_time as began, lag(${orders.createdAt}) over in_time as before
      from ${orders} where ${countedOrders(reader)}
      window in_time as (partition by ${orders.userId} order by ${orders.createdAt})
    ), placed as (
      select ${numberOf('began')} as cohort, ${numberOf('at')} as month, ${numberOf('before')} as month_before, cents
      from ordered
    ), moved as (
      select cohort, month, count(*) filter (where month_before is distinct from month) as investors, sum(cents) as cents
      from placed where cohort between 1 and ${cohortCount} group by cohort, month
    ), cells as (
      select cohort, month
      from generate_series(1, ${cohortCount}::int) as cohort, generate_series(cohort, ${monthCount}::int) as month
    )
    select ${monthWith(sql`cohort`, fromDate)} as cohort, ${monthWith(sql`month`, fromDate)} as month, month - cohort as "monthsAfter",
      coalesce(first_value(investors) over (partition by cohort order by month), 0)::int as size,
      coalesce(investors, 0)::int as investors, coalesce(cents, 0)::text as cents
    from cells left join moved using (cohort, month)
    order by cells.cohort, cells.month`);
  const data = rows.map(({ cents: amount, ...row }) => ({
    ...row,
    share: shareOf(row.investors, row.size),
    amount: cents(Number(amount)),
  }));
  return { data, total: data.length };
}
