import {
  type Cents,
  cents,
  civilDateAt,
  type PeriodKind,
  type SummaryRange,
  summaryRange,
  summaryRangeProblem,
} from '@semilla/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { onDays } from '../kit/database/queries.ts';
import type { Db } from '../kit/database/types.ts';
import { InvalidInput } from '../kit/errors.ts';

const steps: Record<PeriodKind, string> = {
  day: '1 day',
  week: '1 week',
  month: '1 month',
  quarter: '3 months',
  year: '1 year',
};

export interface SumByPeriod<S extends string> {
  table: PgTable | SQL;
  moment: PgColumn;
  where: SQL | undefined;
  range: SummaryRange;
  order: { orderBy?: 'period' | 'count' | NoInfer<S> | undefined; orderSide?: 'asc' | 'desc' | undefined };
  /** The sums in cents, by their name in the answer. */
  sums: Record<S, SQL>;
}

/** The query of a summary. Internal callers need not set an order. */
export type SummaryQuery<Q extends { groupBy: PeriodKind }> = Pick<Q, 'groupBy'> & Partial<Q>;

export type PeriodSums<S extends string> = {
  period: string;
  from: string;
  to: string;
  count: number;
} & Record<S, Cents>;

/** The requested range of days. Refuses a range that is reversed or too long. */
export function rangeOf(query: Parameters<typeof summaryRange>[0], now: Date): SummaryRange {
  const range = summaryRange(query, civilDateAt(now));
  const problem = summaryRangeProblem(range);
  if (problem) throw new InvalidInput([problem]);
  return range;
}

/**
 * Counts and sums the rows of each period, including empty periods. Timestamps are converted to Spanish time before they are cut
 * into days, so that days with 23 or 25 hours are correct.
 */
export async function sumByPeriod<S extends string>(
  db: Db,
  { table, moment, where, range, order, sums }: SumByPeriod<S>,
): Promise<{ groupBy: PeriodKind; data: PeriodSums<S>[]; total: number }> {
  const { groupBy, fromDate, toDate } = range;
  const names = Object.keys(sums) as S[];
  const list = (expressionOf: (name: S) => SQL) => sql.join(names.map(expressionOf), sql`, `);
  const step = sql.raw(`interval '${steps[groupBy]}'`);
  const { orderBy = 'period', orderSide = 'asc' } = order;
  const sortedBy = orderBy === 'period' ? sql`period` : sql`coalesce(${sql.identifier(orderBy)}, 0)`;
  const unit = sql.raw(`'${groupBy}'`);
  const found = await db.execute<Record<string, string>>(sql`
    with periods as (
      select start::date as period, greatest(start::date, ${fromDate}::date) as first,
        least((start + ${step} - interval '1 day')::date, ${toDate}::date) as last
      from generate_series(date_trunc(${unit}, ${fromDate}::timestamp), ${toDate}::timestamp, ${step}) as start
    ), happened as (
      select date_trunc(${unit}, ${moment} at time zone 'Europe/Madrid')::date as period, count(*) as count,
        ${list((name) => sql`${sums[name]} as ${sql.identifier(name)}`)}
      from ${table} where ${and(onDays(moment, range), where)} group by 1
    )
    select period::text, first::text as "from", last::text as "to", coalesce(count, 0)::text as count,
      ${list((name) => sql`coalesce(${sql.identifier(name)}, 0)::text as ${sql.identifier(name)}`)}
    from periods left join happened using (period)
    order by ${sortedBy} ${sql.raw(orderSide)}, period`);
  const data = found.rows.map((row) => asNumbers<S>(row, ['count', ...names]));
  return { groupBy, data, total: data.length };
}

function asNumbers<S extends string>(row: Record<string, string>, names: string[]): PeriodSums<S> {
  const numbers = Object.fromEntries(names.map((name) => [name, cents(Number(row[name]))]));
  return { ...row, ...numbers } as PeriodSums<S>;
}
