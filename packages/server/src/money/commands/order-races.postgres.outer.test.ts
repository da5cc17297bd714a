/**
 * Goal: under concurrent requests a project takes no more than its target, no wallet goes below zero, every request runs once,
 * and refused requests leave no trace. Method: two apps on one PostgreSQL, requests sent to both at once, and the books compared
 * after each test.
 */
import { termsVersion } from '@semilla/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor, approve, askFor, reject } from '../../../test/money.ts';
import { compareBooks, endReflection } from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../../kit/database/open-database.ts';
import { distributions } from '../../schema/distributions.ts';
import { idempotencyKeys } from '../../schema/idempotency-keys.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';
import { orderMovements } from '../../schema/order-movements.ts';
import { orders } from '../../schema/orders.ts';
import { transactions } from '../../schema/transactions.ts';

let here: TestApp;
let there: TestApp;
let admin: Caller;
let projectTypeId: string;

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const open = () => openDatabase({ database: { kind: 'postgres', url } });
  here = await buildTestApp({ database: await open() });
  there = await buildTestApp({ database: await open() });
  admin = await as(here, 'admin');
  projectTypeId = await givenProjectType(admin);
});
afterAll(async () => {
  await there.close();
  await here.close();
});
afterEach(async () => {
  await compareBooks(here);
});

/** The same user, served by the other process. */
const elsewhere = (caller: Caller) => as(there, caller);
const oneOfTwo = async (caller: Caller, index: number) => (index % 2 ? elsewhere(caller) : caller);

const openProject = (financingAmount: number, minimumInvestment = 10_000) =>
  givenProject(admin, {
    projectTypeId,
    phase: 'Investment',
    dateStart: null,
    dateEnd: null,
    financingAmount,
    minimumInvestment,
  });

function invest(caller: Caller, projectId: string, amount: string, key?: string) {
  const headers = key ? { 'idempotency-key': key } : undefined;
  return caller.post('/v1/project/orders', {
    body: { projectId, amount, termsVersion },
    ...(headers && { headers }),
  });
}

async function balances(...accountIds: string[]): Promise<number[]> {
  const rows = await here.db
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.accountId, accountIds));
  return accountIds.map((id) => rows.find(({ accountId }) => accountId === id)?.balanceCents ?? Number.NaN);
}
const codes = (answers: { statusCode: number; json(): { code?: string } }[]) =>
  answers.map((answer) => (answer.statusCode < 300 ? 'done' : answer.json().code));

function countsOf(all: (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of all) counts[`${code}`] = (counts[`${code}`] ?? 0) + 1;
  return counts;
}

it('[S2][V15][B1][L15] of 200 orders racing for the last euros, only those that fit are placed, and the others leave nothing but their refusal', async () => {
  const { projectId } = await openProject(500_000);
  const investors = await Promise.all(Array.from({ length: 200 }, () => anInvestor(here, 30_000)));
  const keysBefore = await here.db.$count(idempotencyKeys);

  const answers = await Promise.all(
    investors.map(async (investor, index) =>
      invest(await oneOfTwo(investor, index), projectId, '100.00', `carrera-${index}`),
    ),
  );

  const all = codes(answers);
  expect(countsOf(all)).toEqual({ done: 50, 'project.fully_subscribed': 150 });
  // Refusals are stored under their keys, too.
  expect((await here.db.$count(idempotencyKeys)) - keysBefore).toBe(200);
  await endReflection(admin, projectId);
  const project = (await admin.get(`/v1/project/projects/${projectId}`)).json();
  expect(project).toMatchObject({ phaseName: 'Financed', amountInvested: '5000.00', investorNumber: 50 });
  const placed = await here.db.select().from(orders).where(eq(orders.projectId, projectId));
  expect(placed.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 'active'));
  expect(await here.db.$count(orderMovements, eq(orderMovements.projectId, projectId))).toBe(50);
  expect(await here.db.$count(transactions, eq(transactions.projectId, projectId))).toBe(50);
  const refused = investors.filter((_, index) => all[index] !== 'done');
  expect(new Set(await balances(...refused.map(({ userId }) => `wallet:${userId}`)))).toEqual(
    new Set([30_000]),
  );
  expect(await balances(`escrow:${projectId}`)).toEqual([500_000]);
});

it('[V15][V17] withdrawals that race with orders never take a wallet below zero', async () => {
  const { projectId } = await openProject(10_000_000);
  const investor = await anInvestor(here, 100_000);

  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const caller = await oneOfTwo(investor, index);
      return index % 4 < 2
        ? invest(caller, projectId, '100.00')
        : askFor(caller, { type: 'withdraw', amount: '100.00' });
    }),
  );

  expect(countsOf(codes(answers))).toEqual({ done: 10, 'wallet.amount_above_balance': 30 });
  const [wallet, held, escrow] = await balances(
    `wallet:${investor.userId}`,
    `held:${investor.userId}`,
    `escrow:${projectId}`,
  );
  expect(wallet).toBe(0);
  expect((held ?? 0) + (escrow ?? 0)).toBe(100_000);
});

it('[B2] one key sent 50 times at once, to two processes, has one effect and one answer', async () => {
  const { projectId } = await openProject(10_000_000);
  const investor = await anInvestor(here, 1_000_000);

  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) =>
      invest(await oneOfTwo(investor, index), projectId, '100.00', 'la-misma-clave'),
    ),
  );

  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await here.db.$count(orders, eq(orders.projectId, projectId))).toBe(1);
  expect(await balances(`wallet:${investor.userId}`)).toEqual([990_000]);
  const other = await invest(investor, projectId, '200.00', 'la-misma-clave');
  expect(other.json()).toMatchObject({ status: 422, code: 'request.idempotency_key_reused' });
});

it('[S3] only one of several racing approvals and rejections takes effect', async () => {
  const [adminHere, adminThere] = [await as(here, 'admin'), await as(there, 'admin')];
  const investor = await anInvestor(here, 500_000);
  for (let round = 0; round < 5; round += 1) {
    const { transactionId } = (await askFor(investor, { type: 'withdraw', amount: '100.00' })).json();
    const answers = await Promise.all([
      approve(adminHere, transactionId),
      reject(adminThere, transactionId),
      approve(adminThere, transactionId),
      reject(adminHere, transactionId),
    ]);
    expect(codes(answers).sort()).toEqual([
      'done',
      'wallet.transaction_already_decided',
      'wallet.transaction_already_decided',
      'wallet.transaction_already_decided',
    ]);
  }
  expect(await balances(`held:${investor.userId}`)).toEqual([0]);
});

it('[S2][B1] a refund racing with orders and cancellations returns everything once', async () => {
  const { projectId } = await openProject(10_000_000);
  const investors = await Promise.all(Array.from({ length: 12 }, () => anInvestor(here, 100_000)));
  const first = await Promise.all(investors.map((investor) => invest(investor, projectId, '150.00')));

  await Promise.all([
    ...investors.map(async (investor, index) => invest(await oneOfTwo(investor, index), projectId, '120.00')),
    ...first.map(async (answer, index) =>
      (await oneOfTwo(investors[index] as Caller, index + 1)).post(
        `/v1/project/orders/${answer.json().orderId}/cancel`,
      ),
    ),
    admin.post(`/v1/project/projects/${projectId}/close`, { body: { refund: true } }),
    (await elsewhere(admin)).post(`/v1/project/projects/${projectId}/close`, { body: { refund: true } }),
  ]);

  expect(await balances(`escrow:${projectId}`)).toEqual([0]);
  expect(new Set(await balances(...investors.map(({ userId }) => `wallet:${userId}`)))).toEqual(
    new Set([100_000]),
  );
  const uncancelled = and(eq(orders.projectId, projectId), ne(orders.status, 'cancelled'));
  expect(await here.db.$count(orders, uncancelled)).toBe(0);
  expect(await here.db.$count(distributions, eq(distributions.projectId, projectId))).toBe(1);
  const { rows } = await here.db.execute<Record<string, unknown>>(
    sql`select order_id from order_movements where project_id = ${projectId} and type = 'disinvest' group by order_id having count(*) > 1`,
  );
  expect(rows).toEqual([]);
});

it('[B4] a delivery requested several times at once is paid once', async () => {
  const { projectId } = await openProject(1_000_000);
  const investors = await Promise.all(Array.from({ length: 4 }, () => anInvestor(here, 250_000)));
  for (const investor of investors) await invest(investor, projectId, '2500.00');
  await endReflection(admin, projectId);
  await release(admin, projectId);
  await repay(admin, projectId, '1000.00');

  const run = (caller: Caller) =>
    caller.post(`/v1/project/projects/${projectId}/distributions`, { body: { period: 1 } });
  const answers = await Promise.all([
    run(admin),
    run(await elsewhere(admin)),
    run(admin),
    run(await elsewhere(admin)),
  ]);

  expect(countsOf(codes(answers)).done).toBe(1);
  expect(await here.db.$count(distributions, eq(distributions.projectId, projectId))).toBe(1);
});
