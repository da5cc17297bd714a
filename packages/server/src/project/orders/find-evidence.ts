import type { OrderEvidence } from '@semilla/contract';
import { and, eq, ne, sum } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { orderEvidence } from '../../schema/order-evidence.ts';
import { orders } from '../../schema/orders.ts';
import type { Reader } from '../investor-records.ts';
import { findOrder } from './queries.ts';

/** The evidence of an order within the reader's scope; orders of an earlier version have none. */
export async function findEvidence(db: Db, reader: Reader, orderId: string): Promise<OrderEvidence> {
  const order = await findOrder(db, reader, orderId);
  const [row] = order ? await db.select().from(orderEvidence).where(eq(orderEvidence.orderId, orderId)) : [];
  if (!row) throw new NotFound();
  const { evidence } = row;
  const { placedAt, sheetVersion = null, isSheetConfirmed = false } = evidence;
  return { ...evidence, placedAt: new Date(placedAt), sheetVersion, isSheetConfirmed };
}

/** The sum of an investor's own orders in an offer that are not cancelled. */
export async function findOwnAmount(db: Db, projectId: string, userId: string): Promise<number> {
  const own = and(eq(orders.projectId, projectId), eq(orders.userId, userId), ne(orders.status, 'cancelled'));
  const [row] = await db
    .select({ total: sum(orders.amountCents).mapWith(Number) })
    .from(orders)
    .where(own);
  return row?.total ?? 0;
}
