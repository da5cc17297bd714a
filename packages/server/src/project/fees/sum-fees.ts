import type { InputOf, summariseFees } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import type { Reader } from '../investor-records.ts';
import { rangeOf, sumByPeriod } from '../sum-by-period.ts';
import { whichFees } from './repository.ts';
import { fees } from './table.ts';

type Query = InputOf<typeof summariseFees>['query'];

/** What was charged in each period. */
export function sumFees(db: Db, reader: Reader, query: Query, now: Date) {
  return sumByPeriod(db, {
    table: fees,
    moment: fees.createdAt,
    where: whichFees(query, reader),
    range: rangeOf(query, now),
    sums: { amount: sql`sum(${fees.amountCents})` },
  });
}
