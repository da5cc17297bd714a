import { termsVersion } from '@semilla/contract';
import type { NewProject } from '@semilla/contract/testing';
import { eq, inArray } from 'drizzle-orm';
import { as, type Caller } from '../testing/callers.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { AccountId } from '../wallet/ledger/accounts.ts';
import { ledgerAccounts } from '../wallet/ledger/table.ts';
import { findBreaches } from '../wallet/reconciliations/find-breaches.ts';
import { transactions } from '../wallet/transactions/table.ts';
import { fees } from './fees/table.ts';
import { orderMovements } from './order-movements/table.ts';
import { orders } from './orders/table.ts';
import { givenProject, givenProjectType } from './testing.ts';

export const ordersUrl = '/v1/project/orders';
export const projectUrl = (projectId: string) => `/v1/project/projects/${projectId}`;

type Given = Partial<Omit<Parameters<typeof givenProject>[1], 'projectTypeId'>> & Partial<NewProject>;

const types = new WeakMap<TestApp, Promise<string>>();

/** A project that is open to investors today and on any other day, unless told otherwise. */
export async function openProject(test: TestApp, admin: Caller, given: Given = {}) {
  const type = types.get(test) ?? givenProjectType(admin);
  types.set(test, type);
  return givenProject(admin, {
    phase: 'Investment',
    dateStart: null,
    dateEnd: null,
    startedAt: null,
    preinvestorDateEnd: null,
    projectTypeId: await type,
    ...given,
  });
}

type Sent = Record<string, unknown> & { key?: string; language?: string };

/** Sends an order the way the page of a project does. */
export function invest(caller: Caller, projectId: string, amount: string, sent: Sent = {}) {
  const { key, language, ...more } = sent;
  return caller.post(ordersUrl, {
    body: { projectId, amount, termsVersion, ...more },
    headers: { ...(key && { 'idempotency-key': key }), ...(language && { 'accept-language': language }) },
  });
}

/** Invests, and says the id of the order. */
export async function invested(caller: Caller, projectId: string, amount: string): Promise<string> {
  const answer = await invest(caller, projectId, amount);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().orderId;
}

export function cancel(caller: Caller, orderId: string, key?: string) {
  return caller.post(`${ordersUrl}/${orderId}/cancel`, { headers: key ? { 'idempotency-key': key } : {} });
}

/** What these accounts hold, in cents. */
export async function balances(test: TestApp, ...accountIds: AccountId[]): Promise<number[]> {
  const rows = await test.db
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.accountId, accountIds));
  return accountIds.map((id) => rows.find(({ accountId }) => accountId === id)?.balanceCents ?? Number.NaN);
}

/** All that an order can leave behind in a project. */
export async function tracesIn(test: TestApp, projectId: string) {
  const [escrow] = await balances(test, `escrow:${projectId}`);
  return {
    escrow,
    orders: await test.db.$count(orders, eq(orders.projectId, projectId)),
    movements: await test.db.$count(orderMovements, eq(orderMovements.projectId, projectId)),
    lines: await test.db.$count(transactions, eq(transactions.projectId, projectId)),
    fees: await test.db.$count(fees, eq(fees.projectId, projectId)),
  };
}

/** Puts the clock of the app to a moment, and signs somebody in at that moment: sessions do not last for days. */
export async function at(test: TestApp, moment: string, caller: Caller): Promise<Caller> {
  test.clock.advance((Date.parse(moment) - test.clock.now.getTime()) / 1_000);
  return as(test, caller);
}

/** Whatever happened before, all books must agree with each other. */
export async function compareBooks(test: TestApp): Promise<void> {
  const { breaches } = await findBreaches(test.db);
  if (breaches.length) throw new Error(`the books do not agree: ${JSON.stringify(breaches)}`);
}
