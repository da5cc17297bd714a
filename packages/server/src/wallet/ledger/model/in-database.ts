import { inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../database/index.ts';
import { fees, orderMovements, orders, phaseNameOf, projects } from '../../../project/index.ts';
import { transactions } from '../../transactions/index.ts';
import { ledgerAccounts, ledgerPostings } from '../table.ts';
import type { State } from './agreement.ts';

/** Balances, phases and counters as the database has them. */
export async function stateIn(db: Db): Promise<State> {
  const state: State = { fees: 0, bank: 0 };
  const sums = await db
    .select({
      accountId: ledgerPostings.accountId,
      cents: sql<string>`sum(${ledgerPostings.amountCents})`,
    })
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.accountId, ['fees', 'bank']))
    .groupBy(ledgerPostings.accountId);
  for (const { accountId, cents } of sums) state[accountId] = Number(cents);
  const kept = await db.select().from(ledgerAccounts).where(ne(ledgerAccounts.kind, 'fees'));
  for (const { accountId, balanceCents } of kept) {
    if (balanceCents !== null) state[accountId] = balanceCents;
  }
  for (const { projectId, phaseId, amountInvestedCents, investorNumber } of await db
    .select()
    .from(projects)) {
    state[`phase:${projectId}`] = phaseNameOf(phaseId) ?? '';
    state[`counters:${projectId}`] = `${amountInvestedCents} ${investorNumber}`;
  }
  return state;
}

/** All orders and transactions, and what follows from them, as the database has them. */
export async function recordsIn(db: Db): Promise<State> {
  const records: State = {};
  const count = (name: string) => {
    records[name] = Number(records[name] ?? 0) + 1;
  };
  for (const one of await db.select().from(orders)) {
    records[`order:${one.orderId}`] =
      `${one.status} ${one.amountCents} ${one.penaltyCents} ${one.penaltyHundredths}`;
  }
  for (const one of await db.select().from(transactions)) {
    const { transactionId, orderId, type, issuerName, amountCents, status } = one;
    if (orderId) count(`line:${orderId} ${type} ${issuerName} ${amountCents}`);
    else records[`transaction:${transactionId}`] = `${type} ${amountCents} ${status}`;
  }
  for (const { orderId, amountCents, percentageHundredths } of await db.select().from(fees)) {
    count(`fee:${orderId} ${amountCents} ${percentageHundredths}`);
  }
  for (const { orderId, type, amountCents, penaltyCents } of await db.select().from(orderMovements)) {
    count(`movement:${orderId} ${type === 'invest' ? amountCents : -amountCents} ${penaltyCents}`);
  }
  return records;
}
