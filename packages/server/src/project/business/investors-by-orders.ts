import { addDays, addMonths } from '@semilla/contract';
import { type SQL, sql } from 'drizzle-orm';
import { onDays } from '../../kit/database/queries.ts';
import { orders } from '../../schema/orders.ts';
import { users } from '../../schema/users.ts';
import { isCounted, monthOf } from './counted-orders.ts';

/** Whether the first order of a user was in the month of a day. */
export function firstOrderIn(day: string): SQL {
  const fromDate = monthOf(day);
  const inMonth = onDays(orders.createdAt, { fromDate, toDate: addDays(addMonths(fromDate, 1), -1) });
  const before = onDays(orders.createdAt, { toDate: addDays(fromDate, -1) });
  return sql`(${users.userId} in (select ${orders.userId} from ${orders} where ${isCounted} and ${inMonth})
    and not exists (select from ${orders} where ${orders.userId} = ${users.userId} and ${isCounted} and ${before}))`;
}

/** Whether a user has invested in two or more projects. */
export const hasSeveralProjects: SQL = sql`${users.userId} in (select ${orders.userId} from ${orders}
  where ${isCounted} group by ${orders.userId} having count(distinct ${orders.projectId}) > 1)`;
