import { cents, type Fee, type InputOf, type v1 } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { compares, given, onDays, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import { sumOf } from '../../kit/database/sum-of.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { investmentsWithinReach, type Reader } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fees } from '../../schema/fees.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.fees.find>['query'];

const orderColumns = {
  createdAt: fees.createdAt,
  amount: fees.amountCents,
  userName: sortedUserName(fees.userId),
  percentage: fees.percentageHundredths,
};

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
  return { ...same, ...names, amount: cents(amountCents), percentage: percentageHundredths };
}

/** The conditions shared by the list and its summary. */
export function whichFees(
  query: Partial<Pick<Query, 'projectId' | 'userId'>>,
  reader: Reader,
): SQL | undefined {
  return and(
    investmentsWithinReach(reader, fees),
    given(query.projectId, (projectId) => eq(fees.projectId, projectId)),
    given(query.userId, (userId) => eq(fees.userId, userId)),
  );
}

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    picked(query, fees.feeId),
    whichFees(query, reader),
    given(query.orderId, (orderId) => eq(fees.orderId, orderId)),
    given(query.amount, (amount) => compares(fees.amountCents, amount)),
    onDays(fees.createdAt, query),
  );
}

/** One page of fees without the total count, as the CSV export needs it. */
export async function findFeeRows(db: Db, reader: Reader, query: Query): Promise<{ data: Fee[] }> {
  const page = pageOfIds(db, query, {
    columns: orderColumns,
    id: fees.feeId,
    where: conditions(query, reader),
  });
  const rows = await rowsOfPage(selectFees(db), page, fees.feeId);
  return { data: rows.map(asAnswer) };
}

async function sumAllFees(db: Db, reader: Reader, query: Query) {
  const [sums] = await db
    .select({ totalAmount: sumOf(fees.amountCents) })
    .from(fees)
    .where(conditions(query, reader));
  return sums;
}

export async function findFees(db: Db, reader: Reader, query: Query) {
  const counting = db.select({ total: count() }).from(fees).where(conditions(query, reader));
  const page = await pageFromNearerEnd(query, counting, (part) => findFeeRows(db, reader, part));
  return { ...page, ...(query.getTotalAmount && (await sumAllFees(db, reader, query))) };
}

export async function findFee(db: Db, reader: Reader, feeId: string): Promise<Fee | undefined> {
  const [row] = await selectFees(db).where(and(eq(fees.feeId, feeId), investmentsWithinReach(reader, fees)));
  return row && asAnswer(row);
}
