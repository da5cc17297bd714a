import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { heldOf, walletOf } from '../../ledger/accounts.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';
import { orders } from '../../schema/orders.ts';
import { wishes } from '../../schema/wishes.ts';

const cents = (column: Parameters<typeof sum>[0]) => sql<number>`coalesce(${sum(column)}, 0)::float8`;

/** All money that a customer has or will get back: wallet, pending withdrawals, investments and deposits of wishes. */
export async function moneyOf(tx: Db, userId: string): Promise<number> {
  const [[owned], [invested], [deposited]] = [
    await tx
      .select({ cents: cents(ledgerAccounts.balanceCents) })
      .from(ledgerAccounts)
      .where(isOneOf(ledgerAccounts.accountId, [walletOf(userId), heldOf(userId)], 'text')),
    await tx
      .select({ cents: cents(orders.amountCents) })
      .from(orders)
      .where(and(eq(orders.userId, userId), inArray(orders.status, ['pending', 'active']))),
    await tx
      .select({ cents: cents(wishes.depositCents) })
      .from(wishes)
      .where(and(eq(wishes.userId, userId), eq(wishes.state, 'open'))),
  ];
  return (owned?.cents ?? 0) + (invested?.cents ?? 0) + (deposited?.cents ?? 0);
}
