import { termsVersion } from '@semilla/contract';
import type { NewProject } from '@semilla/contract/testing';
import { maskIban } from '@semilla/format';
import { eq, inArray } from 'drizzle-orm';
import type { AccountId } from '../src/ledger/accounts.ts';
import { financeProjects } from '../src/money/finance-projects.ts';
import { findBreaches } from '../src/money/reconciliation/find-breaches.ts';
import { fees } from '../src/schema/fees.ts';
import { ledgerAccounts } from '../src/schema/ledger-accounts.ts';
import { orderMovements } from '../src/schema/order-movements.ts';
import { orders } from '../src/schema/orders.ts';
import { projects } from '../src/schema/projects.ts';
import { transactions } from '../src/schema/transactions.ts';
import { wallets } from '../src/schema/wallets.ts';
import { findMovements } from '../src/wallet/statements/queries.ts';
import { statementOf } from '../src/wallet/statements/statement-of.ts';
import { as, type Caller } from './callers.ts';
import { givenPayoutAccount } from './payout-accounts.ts';
import { givenProject, givenProjectType } from './projects.ts';
import type { TestApp } from './test-app.ts';

export const ordersUrl = '/v1/project/orders';
export const projectUrl = (projectId: string) => `/v1/project/projects/${projectId}`;

type ProjectOverrides = Partial<Omit<Parameters<typeof givenProject>[1], 'projectTypeId'>> &
  Partial<NewProject> & {
    /** The approved payout account of the project; null for a project without one. */
    payoutAccount?: string | null;
  };

const types = new WeakMap<TestApp, Promise<string>>();

/** Creates a project that is always open to investors, unless overridden. */
export async function openProject(
  test: TestApp,
  admin: Caller,
  { payoutAccount = 'ES9121000418450200051332', ...overrides }: ProjectOverrides = {},
) {
  const type = types.get(test) ?? givenProjectType(admin);
  types.set(test, type);
  const project = await givenProject(admin, {
    phase: 'Investment',
    dateStart: null,
    dateEnd: null,
    startedAt: null,
    preinvestorDateEnd: null,
    preinvestorMaxNumber: null,
    projectTypeId: await type,
    ...overrides,
  });
  if (payoutAccount) await givenPayoutAccount(test, project.projectId, payoutAccount);
  return { ...project, destinationBankAccount: payoutAccount && maskIban(payoutAccount) };
}

type OrderOptions = Record<string, unknown> & { key?: string; language?: string };

/** Places an order like the project page. */
export function invest(caller: Caller, projectId: string, amount: string, options: OrderOptions = {}) {
  const { key, language, ...fields } = options;
  return caller.post(ordersUrl, {
    body: { projectId, amount, termsVersion, ...fields },
    headers: { ...(key && { 'idempotency-key': key }), ...(language && { 'accept-language': language }) },
  });
}

const longAgo = '2000-01-01';

/** Ends the reflection periods of a project without moving the clock, because sessions would expire. */
export async function endReflection(
  { db, app }: Pick<Caller, 'db' | 'app'>,
  projectId: string,
): Promise<void> {
  const isFull = await db.transaction(async (tx) => {
    const ofProject = eq(projects.projectId, projectId);
    const [project] = await tx.select().from(projects).where(ofProject).for('update');
    await tx.update(orders).set({ freeUntil: longAgo }).where(eq(orders.projectId, projectId));
    if (!project?.fullySubscribedUntil) return false;
    await tx.update(projects).set({ fullySubscribedUntil: longAgo }).where(ofProject);
    return true;
  });
  if (isFull) await financeProjects(app);
}

/**
 * Places an order that must succeed, and returns its id. If it completes the project, the project is financed, as
 * after its reflection period.
 */
export async function invested(caller: Caller, projectId: string, amount: string): Promise<string> {
  const answer = await invest(caller, projectId, amount);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const [project] = await caller.db.select().from(projects).where(eq(projects.projectId, projectId));
  if (project?.fullySubscribedUntil) await endReflection(caller, projectId);
  return answer.json().orderId;
}

export function cancel(caller: Caller, orderId: string, key?: string) {
  return caller.post(`${ordersUrl}/${orderId}/cancel`, { headers: key ? { 'idempotency-key': key } : {} });
}

/** The balances of ledger accounts, in cents. */
export async function balances(test: TestApp, ...accountIds: AccountId[]): Promise<number[]> {
  const rows = await test.db
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.accountId, accountIds));
  return accountIds.map((id) => rows.find(({ accountId }) => accountId === id)?.balanceCents ?? Number.NaN);
}

/** All data that an order can change in a project. */
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

/** Sets the clock of the app and signs the user in again, because sessions expire. */
export async function at(test: TestApp, moment: string, caller: Caller): Promise<Caller> {
  test.clock.advance((Date.parse(moment) - test.clock.now.getTime()) / 1_000);
  return as(test, caller);
}

/** Fails unless the books are consistent. */
export async function compareBooks(test: TestApp): Promise<void> {
  const { breaches } = await findBreaches(test.db);
  if (breaches.length) throw new Error(`the books do not agree: ${JSON.stringify(breaches)}`);
  await compareStatements(test);
}

/** Some tests set the clock back, and their later movements count too. */
const allTime = { fromDate: '1900-01-01', toDate: '2999-12-31' };

/** Fails if the statement of a wallet cannot be made, or ends with other balances than the books. */
async function compareStatements({ db }: TestApp): Promise<void> {
  const accounts = await db.select().from(ledgerAccounts);
  const books = new Map<string, number>(
    accounts.map(({ accountId, balanceCents }) => [accountId, balanceCents ?? 0]),
  );
  for (const { walletId, userId } of await db.select().from(wallets)) {
    const movements = await findMovements(db, walletId, allTime);
    const { closing } = statementOf({ period: allTime, settled: [], movements });
    const [balance = 0, held = 0] = [books.get(`wallet:${userId}`), books.get(`held:${userId}`)];
    if (closing.balanceCents !== balance || closing.heldCents !== held) {
      const shown = JSON.stringify(closing);
      throw new Error(`the statement of ${userId} ends with ${shown}, the books hold ${balance} and ${held}`);
    }
  }
}
