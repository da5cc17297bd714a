import { funnelSteps, type InputOf, type ReachedStep, type v1 } from '@semilla/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { onDays } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { type Reader, withinReach } from '../../kit/users/reach.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { orders } from '../../schema/orders.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { verifications } from '../../schema/verifications.ts';
import { isCounted } from './counted-orders.ts';
import { rangeOfQuery } from './range-of-query.ts';
import { isApproved, isDecidedKind, isDeposit } from './reached-steps.ts';
import { shareOf } from './share-of.ts';

type Query = InputOf<typeof v1.business.findFunnel>['query'];

const column = (step: string) => sql.identifier(step);
const listOf = (parts: SQL[]) => sql.join(parts, sql`, `);

const counts = listOf(
  funnelSteps.map((step, index) => {
    const here = funnelSteps.slice(index).map((later) => sql`${column(later)} is not null`);
    return sql`count(*) filter (where ${sql.join(here, sql` or `)})::int as ${column(step)}`;
  }),
);

// A step that was done before the one in front of it took no time.
const medians = listOf(
  funnelSteps.slice(1).map((step, index) => {
    const days = sql`date_part('epoch', ${column(step)} - ${column(funnelSteps[index] ?? '')}) / 86400`;
    return sql`round(percentile_cont(0.5) within group (order by greatest(0, ${days}))
      filter (where ${column(step)} is not null and ${column(funnelSteps[index] ?? '')} is not null))::int as ${column(`${step}Days`)}`;
  }),
);

/** How far the customers who registered in a period have come, and how long each step took. Closed accounts are erased, so they are not counted. */
export async function findFunnel(
  db: Db,
  reader: Reader,
  query: Query,
  now: Date,
): Promise<{ data: ReachedStep[]; total: number }> {
  const registered = and(
    eq(users.role, 'user'),
    isNull(users.deletedAt),
    onDays(users.createdAt, rangeOfQuery(query, now)),
    withinReach(reader, users.userId),
  );
  const { rows } = await db.execute<Record<string, number | null>>(sql`
    with registered as materialized (
      select ${users.userId} as user_id, ${users.createdAt} as at, ${users.emailConfirmedAt} as confirmed_at
      from ${users} where ${registered}
    ), verified as (
      select user_id, min(${verifications.updatedAt}) as at
      from ${verifications} join registered using (user_id) where ${isApproved} group by user_id
    ), tested as (
      select user_id, min(at) as at from (
        select user_id, ${entryTests.createdAt} as at from ${entryTests} join registered using (user_id)
        union all
        select user_id, ${investorKinds.decidedAt} from ${investorKinds} join registered using (user_id) where ${isDecidedKind}
      ) as either group by user_id
    ), deposited as (
      select user_id, min(${transactions.updatedAt}) as at
      from ${transactions} join registered using (user_id) where ${isDeposit} group by user_id
    ), invested as (
      select user_id, min(${orders.createdAt}) as at
      from ${orders} join registered using (user_id) where ${isCounted} group by user_id
    ), people as (
      select registered.at as registered, confirmed_at as "mailConfirmed", verified.at as "identityVerified",
        tested.at as tested, deposited.at as deposited, invested.at as invested
      from registered left join verified using (user_id) left join tested using (user_id)
        left join deposited using (user_id) left join invested using (user_id)
    )
    select ${counts}, ${medians} from people`);
  const found = rows[0] ?? {};
  const count = (step: string | undefined) => found[step ?? 'registered'] ?? 0;
  const data = funnelSteps.map((step, index) => ({
    step,
    customers: count(step),
    share: shareOf(count(step), count('registered')),
    shareOfBefore: shareOf(count(step), count(funnelSteps[index - 1])),
    medianDays: found[`${step}Days`] ?? null,
  }));
  return { data, total: data.length };
}
