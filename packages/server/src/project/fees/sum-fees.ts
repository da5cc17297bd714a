import type { InputOf, v1 } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { fees } from '../../schema/fees.ts';
import { rangeOf, type SummaryQuery, sumByPeriod } from '../sum-by-period.ts';
import { feeList } from './queries.ts';

type Query = SummaryQuery<InputOf<typeof v1.fees.summarise>['query']>;

export function sumFees(db: Db, reader: Reader, query: Query, now: Date) {
  return sumByPeriod(db, {
    table: fees,
    moment: fees.createdAt,
    where: feeList.where({ projectId: query.projectId, userId: query.userId }, reader),
    range: rangeOf(query, now),
    order: query,
    sums: { amount: sql`sum(${fees.amountCents})` },
  });
}
