import type { InputOf, listOrderMovements, OrderMovement } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { users } from '../../account/users/table.ts';
import { pageFromNearerEnd } from '../../database/pages.ts';
import { compares, given, onDays, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { type Reader, userName, withinReach } from '../investor-records.ts';
import { projects } from '../projects/table.ts';
import { orderMovements } from './table.ts';

type Query = InputOf<typeof listOrderMovements>['query'];

const orderColumns = { createdAt: orderMovements.createdAt, amount: orderMovements.amountCents };

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
  return { ...same, ...names, amount: amountCents, penaltyAmount: penaltyCents };
}

/** What a list and its summary have in common. */
export function whichMovements(
  query: Partial<Pick<Query, 'projectId' | 'userId' | 'type'>>,
  reader: Reader,
): SQL | undefined {
  return and(
    withinReach(reader, orderMovements),
    given(query.projectId, (projectId) => eq(orderMovements.projectId, projectId)),
    given(query.userId, (userId) => eq(orderMovements.userId, userId)),
    given(query.type, (type) => eq(orderMovements.type, type)),
  );
}

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    whichMovements(query, reader),
    given(query.orderId, (orderId) => eq(orderMovements.orderId, orderId)),
    given(query.amount, (amount) => compares(orderMovements.amountCents, amount)),
    onDays(orderMovements.createdAt, query),
  );
}

/** A page of movements without their number, for whoever reads all of them. */
export async function findMovementRows(
  db: Db,
  reader: Reader,
  query: Query,
): Promise<{ data: OrderMovement[] }> {
  const order = sorted(query, orderColumns, orderMovements.orderMovementId);
  // Found before what is told with it is joined, so that what is passed over costs little.
  const page = db
    .select({ orderMovementId: orderMovements.orderMovementId })
    .from(orderMovements)
    .where(conditions(query, reader))
    .orderBy(...order)
    .limit(query.take)
    .offset(query.skip)
    .as('page');
  const rows = await selectMovements(db)
    .innerJoin(page, eq(page.orderMovementId, orderMovements.orderMovementId))
    .orderBy(...order);
  return { data: rows.map(asAnswer) };
}

export async function findMovements(db: Db, reader: Reader, query: Query) {
  const counting = db.select({ total: count() }).from(orderMovements).where(conditions(query, reader));
  return pageFromNearerEnd(query, counting, (part) => findMovementRows(db, reader, part));
}
