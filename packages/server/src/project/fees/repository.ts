import type { Fee, InputOf, listFees } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { users } from '../../account/users/table.ts';
import { pageFromNearerEnd } from '../../database/pages.ts';
import { compares, given, onDays, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { type Reader, userName, withinReach } from '../investor-records.ts';
import { projects } from '../projects/table.ts';
import { fees } from './table.ts';

type Query = InputOf<typeof listFees>['query'];

const orderColumns = { createdAt: fees.createdAt, amount: fees.amountCents };

function selectFees(db: Db) {
  return db
    .select({ own: fees, projectName: projects.name, userName: userName() })
    .from(fees)
    .innerJoin(projects, eq(projects.projectId, fees.projectId))
    .innerJoin(users, eq(users.userId, fees.userId))
    .$dynamic();
}

function asAnswer({ own, ...names }: Awaited<ReturnType<typeof selectFees>>[number]): Fee {
  const { amountCents, percentageHundredths, ...same } = own;
  return { ...same, ...names, amount: amountCents, percentage: percentageHundredths };
}

/** What a list and its summary have in common. */
export function whichFees(
  query: Partial<Pick<Query, 'projectId' | 'userId'>>,
  reader: Reader,
): SQL | undefined {
  return and(
    withinReach(reader, fees),
    given(query.projectId, (projectId) => eq(fees.projectId, projectId)),
    given(query.userId, (userId) => eq(fees.userId, userId)),
  );
}

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    whichFees(query, reader),
    given(query.orderId, (orderId) => eq(fees.orderId, orderId)),
    given(query.amount, (amount) => compares(fees.amountCents, amount)),
    onDays(fees.createdAt, query),
  );
}

/** A page of fees without their number, for whoever reads all of them. */
export async function findFeeRows(db: Db, reader: Reader, query: Query): Promise<{ data: Fee[] }> {
  const order = sorted(query, orderColumns, fees.feeId);
  // Found before what is told with it is joined, so that what is passed over costs little.
  const page = db
    .select({ feeId: fees.feeId })
    .from(fees)
    .where(conditions(query, reader))
    .orderBy(...order)
    .limit(query.take)
    .offset(query.skip)
    .as('page');
  const rows = await selectFees(db)
    .innerJoin(page, eq(page.feeId, fees.feeId))
    .orderBy(...order);
  return { data: rows.map(asAnswer) };
}

export async function findFees(db: Db, reader: Reader, query: Query) {
  const counting = db.select({ total: count() }).from(fees).where(conditions(query, reader));
  return pageFromNearerEnd(query, counting, (part) => findFeeRows(db, reader, part));
}

export async function findFee(db: Db, reader: Reader, feeId: string): Promise<Fee | undefined> {
  const [row] = await selectFees(db).where(and(eq(fees.feeId, feeId), withinReach(reader, fees)));
  return row && asAnswer(row);
}
