import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../database/types.ts';
import { fees } from '../../../project/fees/table.ts';
import { orderMovements } from '../../../project/order-movements/table.ts';
import { orders } from '../../../project/orders/table.ts';
import { phaseNameOf } from '../../../project/phases/catalogue.ts';
import { projects } from '../../../project/projects/table.ts';
import { transactions } from '../../transactions/table.ts';
import { ledgerAccounts, ledgerPostings } from '../table.ts';
import type { State } from './agreement.ts';

/** What was earned, and what came from outside: sums of all there ever was. */
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

/** Balances, phases and counters as the database has them. */
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
