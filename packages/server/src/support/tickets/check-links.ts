import { type InputOf, type Permission, scopeOf, type v1 } from '@semilla/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { InvalidInput } from '../../kit/errors.ts';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { isProjectVisible } from '../../project/access.ts';
import { orders } from '../../schema/orders.ts';
import { transactions } from '../../schema/transactions.ts';
import type { StoredTicket } from '../access.ts';

export type TicketLinks = Pick<
  InputOf<typeof v1.tickets.edit>['body'],
  'projectId' | 'transactionId' | 'orderId'
>;

const isGiven = (id: string | null | undefined): id is string => typeof id === 'string';

interface OfCustomer {
  id: PgColumn;
  userId: PgColumn;
  who: Permission;
}

/** Whether a record belongs to the customer of the ticket, and the caller may read it. */
async function isOfCustomer(
  tx: Db,
  caller: Caller,
  { customerId, recordId }: { customerId: string; recordId: string },
  { id, userId, who }: OfCustomer,
): Promise<boolean> {
  const scope = scopeOf(who, roleOf(caller));
  if (!scope) return false;
  const where: SQL | undefined = and(
    eq(id, recordId),
    eq(userId, customerId),
    withinReach({ scope, caller }, userId),
  );
  return (await tx.$count(id.table, where)) > 0;
}

const ofOrders = { id: orders.orderId, userId: orders.userId, who: 'orders.read' } as const;
const ofTransactions = {
  id: transactions.transactionId,
  userId: transactions.userId,
  who: 'transactions.read',
} as const;

/**
 * Refuses records that the caller cannot see, and movements and orders of another customer, with the same answer as
 * unknown ones.
 */
export async function checkLinks(
  tx: Db,
  caller: Caller,
  { userId: customerId }: Pick<StoredTicket, 'userId'>,
  { projectId, transactionId, orderId }: TicketLinks,
): Promise<void> {
  const found = {
    projectId: !isGiven(projectId) || (await isProjectVisible(tx, caller, projectId)),
    transactionId:
      !isGiven(transactionId) ||
      (await isOfCustomer(tx, caller, { customerId, recordId: transactionId }, ofTransactions)),
    orderId:
      !isGiven(orderId) || (await isOfCustomer(tx, caller, { customerId, recordId: orderId }, ofOrders)),
  };
  const refused = Object.entries(found).filter(([, isFound]) => !isFound);
  if (refused.length) throw new InvalidInput(refused.map(([path]) => ({ path, code: 'choice', params: {} })));
}
