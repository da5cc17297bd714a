import { cents, type InputOf, type OrderMovement, type v1 } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { compares, given, onDays, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { investmentsWithinReach, type Reader } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { orderMovements } from '../../schema/order-movements.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.orderMovements.find>['query'];

const orderColumns = {
  createdAt: orderMovements.createdAt,
  amount: orderMovements.amountCents,
  userName: sortedUserName(orderMovements.userId),
  type: orderMovements.type,
  penaltyAmount: orderMovements.penaltyCents,
};

function selectMovements(db: Db) {
  return db
    .select({ own: orderMovements, projectName: projects.name, userName: userName() })
    .from(orderMovements)
    .innerJoin(projects, eq(projects.projectId, orderMovements.projectId))
    .innerJoin(users, eq(users.userId, orderMovements.userId))
    .$dynamic();
}

function asAnswer({ own, ...names }: Awaited<ReturnType<typeof selectMovements>>[number]): OrderMovement {
  const { amountCents, penaltyCents, ...same } = own;
  return { ...same, ...names, amount: cents(amountCents), penaltyAmount: cents(penaltyCents) };
}

/** The conditions shared by the list and its summary. */
export function whichMovements(
  query: Partial<Pick<Query, 'projectId' | 'userId' | 'type'>>,
  reader: Reader,
): SQL | undefined {
  return and(
    investmentsWithinReach(reader, orderMovements),
    given(query.projectId, (projectId) => eq(orderMovements.projectId, projectId)),
    given(query.userId, (userId) => eq(orderMovements.userId, userId)),
    given(query.type, (type) => eq(orderMovements.type, type)),
  );
}

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    picked(query, orderMovements.orderMovementId),
    whichMovements(query, reader),
    given(query.orderId, (orderId) => eq(orderMovements.orderId, orderId)),
    given(query.amount, (amount) => compares(orderMovements.amountCents, amount)),
    onDays(orderMovements.createdAt, query),
  );
}

/** One page of movements without the total count, as the CSV export needs it. */
export async function findMovementRows(
  db: Db,
  reader: Reader,
  query: Query,
): Promise<{ data: OrderMovement[] }> {
  const page = pageOfIds(db, query, {
    columns: orderColumns,
    id: orderMovements.orderMovementId,
    where: conditions(query, reader),
  });
  const rows = await rowsOfPage(selectMovements(db), page, orderMovements.orderMovementId);
  return { data: rows.map(asAnswer) };
}

export async function findMovements(db: Db, reader: Reader, query: Query) {
  const counting = db.select({ total: count() }).from(orderMovements).where(conditions(query, reader));
  return pageFromNearerEnd(query, counting, (part) => findMovementRows(db, reader, part));
}
