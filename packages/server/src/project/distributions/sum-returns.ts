import type { InputOf, v1 } from '@semilla/contract';
import { and, eq, sql } from 'drizzle-orm';
import { given } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { investmentsWithinReach, type Reader } from '../../kit/users/reach.ts';
import { distributionLines } from '../../schema/distribution-lines.ts';
import { distributions } from '../../schema/distributions.ts';
import { taxCorrections } from '../../schema/tax-corrections.ts';
import { rangeOf, type SummaryQuery, sumByPeriod } from '../sum-by-period.ts';

type Query = SummaryQuery<InputOf<typeof v1.distributions.summarise>['query']>;

// One row for each order and delivery, with the date of the delivery.
const partsOfDeliveries = sql`${distributionLines} inner join ${distributions}
  on ${eq(distributions.distributionId, distributionLines.distributionId)}
  left join (select distribution_id, order_id, sum(tax_cents) as cents from ${taxCorrections} group by 1, 2) corrected
  on corrected.distribution_id = ${distributionLines.distributionId} and corrected.order_id = ${distributionLines.orderId}`;

const taxCents = sql`(${distributionLines.taxCents} + coalesce(corrected.cents, 0))`;

/** The returns delivered to investors in each period, without refunds. Tax includes later corrections. */
export function sumReturns(db: Db, reader: Reader, query: Query, now: Date) {
  const { grossCents, feeCents, principalCents } = distributionLines;
  return sumByPeriod(db, {
    table: partsOfDeliveries,
    moment: distributions.createdAt,
    where: and(
      eq(distributions.kind, 'return'),
      investmentsWithinReach(reader, distributionLines),
      given(query.projectId, (projectId) => eq(distributionLines.projectId, projectId)),
      given(query.userId, (userId) => eq(distributionLines.userId, userId)),
    ),
    range: rangeOf(query, now),
    order: query,
    sums: {
      gross: sql`sum(${grossCents})`,
      fee: sql`sum(${feeCents})`,
      tax: sql`sum(${taxCents})`,
      net: sql`sum(${grossCents} - ${feeCents} - ${taxCents})`,
      principal: sql`sum(${principalCents})`,
    },
  });
}
