import { type Cents, cents } from '@semilla/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { type AccountId, escrowOf, returnsOf, taxAccountOf } from '../../ledger/accounts.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { phaseOf, type StoredProject } from '../access.ts';
import { financedAt } from '../distributions/queries.ts';
import { dueCents, scheduleOf } from '../distributions/schedule-of.ts';
import { sumRepaid } from './sum-repaid.ts';

async function balance(db: Db, accountId: AccountId): Promise<Cents> {
  const [account] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.accountId, accountId));
  return cents(account?.balanceCents ?? 0);
}

/** Money ordered in payment orders that the bank has not shown yet, by purpose. */
async function sumOrdered(db: Db, projectId: string) {
  const { purpose, amountCents, state } = paymentOrders;
  const rows = await db
    .select({ purpose, cents: sql<string>`sum(${amountCents})` })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.projectId, projectId), eq(state, 'waiting')))
    .groupBy(purpose);
  return new Map(rows.map((row) => [row.purpose, Number(row.cents)]));
}

/** The money a project holds, and the amount its promoter still has to repay once it is financed. */
export async function balancesOf(db: Db, project: StoredProject) {
  const { projectId } = project;
  const since = phaseOf(project) === 'Financed' ? await financedAt(db, projectId) : undefined;
  const due = since ? dueCents(scheduleOf(project, since)) : 0;
  const ordered = await sumOrdered(db, projectId);
  return {
    escrow: await balance(db, escrowOf(projectId)),
    escrowOrdered: cents(ordered.get('release') ?? 0),
    returns: await balance(db, returnsOf(projectId)),
    tax: await balance(db, taxAccountOf(projectId)),
    taxOrdered: cents(ordered.get('taxToPromoter') ?? 0),
    outstanding: cents(Math.max(0, due - (await sumRepaid(db, projectId)))),
  };
}
