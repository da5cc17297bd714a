import type { Cents, InputOf, Order, v1 } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { compares, given, isAnyOf, onDays, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import { sumOf } from '../../kit/database/sum-of.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { investmentsWithinReach, type Reader } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { sortedProjectName } from '../sorted-project-name.ts';
import { offerColumns } from './offer-end.ts';
import { orderAnswer } from './order-answer.ts';
import { withPictures } from './with-pictures.ts';

type Query = InputOf<typeof v1.orders.find>['query'];

const orderColumns = {
  createdAt: orders.createdAt,
  amount: orders.amountCents,
  status: orders.status,
  userName: sortedUserName(orders.userId),
  projectName: sortedProjectName(orders.projectId),
  penaltyAmount: orders.penaltyCents,
  penalty: orders.penaltyHundredths,
  cancelledAt: orders.cancelledAt,
  termsVersion: orders.termsVersion,
};

function selectOrders(db: Db) {
  return db
    .select({ own: orders, offer: offerColumns, projectName: projects.name, userName: userName() })
    .from(orders)
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .innerJoin(users, eq(users.userId, orders.userId))
    .$dynamic();
}

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    picked(query, orders.orderId),
    investmentsWithinReach(reader, orders),
    given(query.projectId, (projectId) => eq(orders.projectId, projectId)),
    given(query.projectPhaseId, (phaseId) => eq(orders.projectPhaseId, phaseId)),
    given(query.userId, (userId) => eq(orders.userId, userId)),
    given(query.status, (status) => isAnyOf(orders.status, status)),
    given(query.type, (type) => isAnyOf(orders.type, type)),
    given(query.amount, (amount) => compares(orders.amountCents, amount)),
    onDays(orders.createdAt, query),
  );
}

/** One page of orders without the total count, as the CSV export needs it. */
export async function findOrderRows(db: Db, reader: Reader, query: Query): Promise<{ data: Order[] }> {
  const page = pageOfIds(db, query, {
    columns: orderColumns,
    id: orders.orderId,
    where: conditions(query, reader),
  });
  const rows = await rowsOfPage(selectOrders(db), page, orders.orderId);
  return { data: rows.map(({ own, offer, ...names }) => orderAnswer(own, names, offer)) };
}

async function sumOrders(db: Db, reader: Reader, query: Query): Promise<Cents | undefined> {
  const [all] = await db
    .select({ total: sumOf(orders.amountCents) })
    .from(orders)
    .where(conditions(query, reader));
  return all?.total;
}

export async function findOrders(db: Db, reader: Reader, query: Query) {
  const counting = db.select({ total: count() }).from(orders).where(conditions(query, reader));
  const page = await pageFromNearerEnd(query, counting, (part) => findOrderRows(db, reader, part));
  return {
    ...page,
    data: query.getPictures ? await withPictures(db, reader.caller, page.data) : page.data,
    totalAmount: query.getTotalAmount ? await sumOrders(db, reader, query) : undefined,
  };
}

export async function findOrder(db: Db, reader: Reader, orderId: string): Promise<Order | undefined> {
  const [row] = await selectOrders(db).where(
    and(eq(orders.orderId, orderId), investmentsWithinReach(reader, orders)),
  );
  if (!row) return undefined;
  const { own, offer, ...names } = row;
  return orderAnswer(own, names, offer);
}
