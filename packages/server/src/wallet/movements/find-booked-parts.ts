import { civilDateAt } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { wallets } from '../../schema/wallets.ts';
import { type Part, partsOf } from '../statements/movement.ts';
import { findMovements } from '../statements/queries.ts';

/** A change of the balance, with the transaction and order it belongs to. */
export interface BookedPart extends Part {
  transactionId: string;
  projectId: string | null;
  orderId: string | null;
}

const beforeAll = '1900-01-01';

/** Compares changes by time. If the time is the same, incoming money comes first. */
const inOrder = (one: BookedPart, other: BookedPart) =>
  one.at.getTime() - other.at.getTime() ||
  Math.sign(other.cents) - Math.sign(one.cents) ||
  (one.transactionId < other.transactionId ? -1 : 1);

/** All changes of a wallet's balance, oldest first, with the kinds that statements use. */
export async function findBookedParts(db: Db, userId: string, now: Date): Promise<BookedPart[]> {
  const [wallet] = await db
    .select({ walletId: wallets.walletId })
    .from(wallets)
    .where(eq(wallets.userId, userId));
  if (!wallet) return [];
  const period = { fromDate: beforeAll, toDate: civilDateAt(now) };
  const movements = await findMovements(db, wallet.walletId, period);
  return movements
    .flatMap((movement) => {
      const { transactionId = '', orderId = null, projectId } = movement;
      return partsOf(movement).map((part) => ({ ...part, transactionId, orderId, projectId }));
    })
    .toSorted(inOrder);
}
