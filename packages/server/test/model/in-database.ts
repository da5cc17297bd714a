import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../src/kit/database/types.ts';
import { phaseNameOf } from '../../src/project/phases/catalogue.ts';
import { fees } from '../../src/schema/fees.ts';
import { ledgerAccounts } from '../../src/schema/ledger-accounts.ts';
import { ledgerPostings } from '../../src/schema/ledger-postings.ts';
import { orderMovements } from '../../src/schema/order-movements.ts';
import { orders } from '../../src/schema/orders.ts';
import { projects } from '../../src/schema/projects.ts';
import { transactions } from '../../src/schema/transactions.ts';
import type { State } from './agreement.ts';

/** The sums of all postings to the fees and bank accounts. */
export async function sumsIn(db: Db): Promise<State> {
  const sums = await db
    .select({
      accountId: ledgerPostings.accountId,
      cents: sql<string>`sum(${ledgerPostings.amountCents})`,
    })
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.accountId, ['fees', 'bank']))
    .groupBy(ledgerPostings.accountId);
  const found = Object.fromEntries(sums.map(({ accountId, cents }) => [accountId, Number(cents)]));
  return { fees: 0, bank: 0, ...found };
}

/** Balances, phases and counters in the database. */
export async function stateIn(db: Db): Promise<State> {
  const state: State = {};
  for (const { accountId, balanceCents } of await db.select().from(ledgerAccounts)) {
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

/** All orders and transactions in the database, with their lines, fees and movements. */
export async function recordsIn(db: Db): Promise<State> {
  const records: State = {};
  const count = (name: string) => {
    records[name] = Number(records[name] ?? 0) + 1;
  };
  for (const order of await db.select().from(orders)) {
    records[`order:${order.orderId}`] =
      `${order.status} ${order.amountCents} ${order.penaltyCents} ${order.penaltyHundredths}`;
  }
  for (const transaction of await db.select().from(transactions)) {
    const { transactionId, orderId, type, issuerName, amountCents, status } = transaction;
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
