import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';
import { orders } from '../../schema/orders.ts';

/** Whether a locked project has open orders or a positive balance. */
export async function hasInvestorsMoney(tx: Db, projectId: string): Promise<boolean> {
  const open = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), inArray(orders.status, ['pending', 'active'])))
    .limit(1);
  const inside = await tx
    .select({ accountId: ledgerAccounts.accountId })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.projectId, projectId), gt(ledgerAccounts.balanceCents, 0)))
    .limit(1);
  return open.length + inside.length > 0;
}

/** Whether a project has ever had an order. */
export async function hasHadInvestors(tx: Db, projectId: string): Promise<boolean> {
  const [order] = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(eq(orders.projectId, projectId))
    .limit(1);
  return order !== undefined;
}
