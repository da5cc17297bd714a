import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { ledgerAccounts } from '../../wallet/ledger/table.ts';
import { orders } from '../orders/table.ts';

/** Whether something of a locked project still belongs to its investors. */
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

/** Whether anybody has ever put money into a project. */
export async function hasHadInvestors(tx: Db, projectId: string): Promise<boolean> {
  const [order] = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(eq(orders.projectId, projectId))
    .limit(1);
  return order !== undefined;
}
