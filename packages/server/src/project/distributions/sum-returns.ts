import type { InputOf, summariseReturns } from '@semilla/contract';
import { and, eq, sql } from 'drizzle-orm';
import { given } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { type Reader, withinReach } from '../investor-records.ts';
import { rangeOf, sumByPeriod } from '../sum-by-period.ts';
import { distributionLines, distributions } from './table.ts';

type Query = InputOf<typeof summariseReturns>['query'];

// Each investment's part of a delivery, on the day of the delivery.
const partsOfDeliveries = sql`${distributionLines} inner join ${distributions}
  on ${eq(distributions.distributionId, distributionLines.distributionId)}`;

/** What was delivered to investors in each period; refunds are no returns. */
export function sumReturns(db: Db, reader: Reader, query: Query, now: Date) {
  const { grossCents, feeCents, principalCents } = distributionLines;
  return sumByPeriod(db, {
    table: partsOfDeliveries,
    moment: distributions.createdAt,
    where: and(
      eq(distributions.kind, 'return'),
      withinReach(reader, distributionLines),
      given(query.projectId, (projectId) => eq(distributionLines.projectId, projectId)),
      given(query.userId, (userId) => eq(distributionLines.userId, userId)),
    ),
    range: rangeOf(query, now),
    sums: {
      gross: sql`sum(${grossCents})`,
      fee: sql`sum(${feeCents})`,
      net: sql`sum(${grossCents} - ${feeCents})`,
      principal: sql`sum(${principalCents})`,
    },
  });
}
