import {
  type BusinessRange,
  cents,
  civilDateAt,
  type FundingTime,
  type InputOf,
  type v1,
} from '@semilla/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { orders } from '../../schema/orders.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { isCounted } from './counted-orders.ts';
import { managedBy } from './managed-by.ts';
import { rangeOfQuery } from './range-of-query.ts';

type Query = InputOf<typeof v1.business.findFundingTimes>['query'];

interface Row extends Record<string, unknown> {
  projectId: string;
  projectName: string;
  state: FundingTime['state'];
  openedOn: string;
  fundedOn: string | null;
  days: number;
  target: string;
  invested: string;
}

const firstOf = (phase: keyof typeof phaseIds): SQL =>
  sql`min(${projectPhases.from}) filter (where ${projectPhases.phaseId} = ${phaseIds[phase]})`;
const dayOf = (moment: SQL): SQL => sql`(${moment} at time zone 'Europe/Madrid')::date`;

/** A project planned for a later day than the one on which it was opened takes orders from that day on. */
const openedOn = (openedAt: SQL, dateStart: SQL): SQL => sql`greatest(${dayOf(openedAt)}, ${dateStart})`;

/** Whether a project was first open for investment on one of these days. */
export const wasOpenedIn = ({
  fromDate = '0001-01-01',
  toDate = '9999-12-31',
}: Partial<BusinessRange>): SQL =>
  sql`${projects.projectId} in (
    select offered.project_id from ${projects} as offered join (
      select ${projectPhases.projectId} as project_id, ${firstOf('Investment')} as opened_at from ${projectPhases} group by 1
    ) as times using (project_id)
    where opened_at is not null
      and ${openedOn(sql`opened_at`, sql`offered.date_start`)} between ${fromDate}::date and ${toDate}::date
  )`;

/** The middle value, or the mean of the two in the middle rounded half up. */
export function medianOf(days: readonly number[]): number | null {
  if (!days.length) return null;
  const sorted = days.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return Math.round(((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2);
}

/**
 * Projects by the day on which they were opened, with the days until they were funded. The last order completed a project that
 * reached its target: it takes no further ones. A project that was financed with less was funded when it was financed.
 */
function selectTimes(
  where: SQL | undefined,
  { fromDate, toDate }: { fromDate: string; toDate: string },
  today: string,
) {
  return sql`
    with times as (
      select ${projectPhases.projectId} as project_id, ${firstOf('Investment')} as opened_at,
        ${firstOf('Financed')} as financed_at, least(${firstOf('Closed')}, ${firstOf('Discarded')}) as ended_at
      from ${projectPhases} group by 1
    ), offered as (
      select ${projects.projectId} as project_id, ${projects.name} as name, ${projects.phaseId} as phase_id,
        ${projects.financingAmountCents} as target, ${projects.amountInvestedCents} as invested,
        ${openedOn(sql`opened_at`, sql`${projects.dateStart}`)} as opened_on, ended_at,
        case when financed_at is not null and ${projects.amountInvestedCents} < ${projects.financingAmountCents} then financed_at
          when financed_at is not null or ${projects.fullySubscribedUntil} is not null
            then least(last_order.at, financed_at) end as funded_at
      from times join ${projects} using (project_id)
        left join lateral (
          select ${orders.createdAt} as at from ${orders}
          where ${orders.projectId} = times.project_id and ${isCounted}
          order by ${orders.createdAt} desc limit 1
        ) as last_order on true
      where ${and(sql`opened_at is not null`, where)}
    ), judged as (
      select *, ${dayOf(sql`funded_at`)} as funded_on,
        case when funded_at is not null then 'funded' when phase_id = ${phaseIds.Investment} then 'open' else 'unfunded' end as state
      from offered where opened_on between ${fromDate}::date and ${toDate}::date
    )
    select project_id as "projectId", name as "projectName", state, opened_on::text as "openedOn", funded_on::text as "fundedOn",
      greatest(0, (case state when 'funded' then funded_on when 'unfunded' then coalesce(${dayOf(sql`ended_at`)}, ${today}::date)
        else ${today}::date end) - opened_on) as days,
      target::text, invested::text
    from judged order by opened_on, name, project_id`;
}

export async function findFundingTimes(
  db: Db,
  reader: Reader,
  query: Query,
  now: Date,
): Promise<{ data: FundingTime[]; total: number; medianDays: number | null }> {
  const range = rangeOfQuery(query, now);
  const { rows } = await db.execute<Row>(selectTimes(managedBy(reader), range, civilDateAt(now)));
  const data = rows.map((row) => ({
    ...row,
    target: cents(Number(row.target)),
    invested: cents(Number(row.invested)),
  }));
  const funded = data.filter(({ state }) => state === 'funded').map(({ days }) => days);
  return { data, total: data.length, medianDays: medianOf(funded) };
}
