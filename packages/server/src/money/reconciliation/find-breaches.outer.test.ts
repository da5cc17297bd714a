/**
 * Goal: each inconsistency in the books is found by the rule that it breaks, and only by that rule. Method: rows are damaged with
 * the database's triggers and constraints switched off, and repaired afterwards.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor, askFor } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { anOpenProject } from '../../../test/wallets.ts';
import { findBreaches } from './find-breaches.ts';

let test: TestApp;
let investor: Caller;
let projectId: string;
let ids: { income: string; entry: string; order: string; withdrawal: string };

async function rowOf(query: string): Promise<string> {
  const { rows } = await test.db.execute<{ id: string }>(sql.raw(query));
  return rows[0]?.id as string;
}

beforeAll(async () => {
  test = await buildTestApp({ isEmbedded: true });
  const admin = await as(test, 'admin');
  investor = await anInvestor(test, 100_000);
  projectId = await anOpenProject(test, admin);
  const body = { projectId, amount: '300.00', orderType: 'invest', termsVersion: '2026-01' };
  const order = (await investor.post('/v1/project/orders', { body })).json().orderId;
  const withdrawal = (await askFor(investor, { type: 'withdraw', amount: '200.00' })).json().transactionId;
  const income = await rowOf(
    `select transaction_id as id from transactions where issuer_name = 'user-wallet' and type = 'income'`,
  );
  const entry = await rowOf(`select entry_id as id from transactions where transaction_id = '${income}'`);
  ids = { income, entry, order, withdrawal };
});
afterAll(() => test.close());

/** Writes with triggers and foreign keys switched off. */
async function damage(statement: string): Promise<void> {
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });
}

async function found() {
  const { breaches, breachesTotal } = await findBreaches(test.db);
  expect(breachesTotal).toBe(breaches.length);
  return breaches.map(({ rule, subject, expectedCents, foundCents }) => [
    rule,
    subject,
    expectedCents,
    foundCents,
  ]);
}
const wallet = () => `wallet:${investor.userId}`;
const held = () => `held:${investor.userId}`;

it('[B1] finds no breach when the ledger wrote everything', async () => {
  const { books } = await findBreaches(test.db);
  expect(await found()).toEqual([]);
  expect(books).toMatchObject({ entries: 3, postings: 6, transactions: 3, orders: 1 });
});

const set = (table: string, change: string, where: () => string) => () =>
  `update ${table} set ${change} where ${where()}`;
const ofWallet = () => `account_id = '${wallet()}'`;
const ofProject = () => `project_id = '${projectId}'`;
const rowWith = (id: keyof typeof ids) => () =>
  id === 'order' ? `order_id = '${ids.order}'` : `transaction_id = '${ids[id]}'`;

it.each([
  [
    'a balance is one cent more',
    set('ledger_accounts', 'balance_cents = balance_cents + 1', ofWallet),
    set('ledger_accounts', 'balance_cents = balance_cents - 1', ofWallet),
    () => [
      ['balance_is_sum_of_postings', wallet(), 50_000, 50_001],
      ['wallet_is_sum_of_transactions', wallet(), 50_000, 50_001],
    ],
  ],
  [
    'an entry does not sum to zero',
    set(
      'ledger_postings',
      'amount_cents = amount_cents + 1',
      () => `account_id = 'bank' and entry_id = '${ids.entry}'`,
    ),
    set(
      'ledger_postings',
      'amount_cents = amount_cents - 1',
      () => `account_id = 'bank' and entry_id = '${ids.entry}'`,
    ),
    () => [['entry_sums_to_zero', `entry:${ids.entry}`, 0, 1]],
  ],
  [
    'a project has raised more than was invested',
    set('projects', 'amount_invested_cents = amount_invested_cents + 1', ofProject),
    set('projects', 'amount_invested_cents = amount_invested_cents - 1', ofProject),
    () => [
      ['invested_is_sum_of_orders', `project:${projectId}`, 30_000, 30_001],
      ['project_money_is_accounted_for', `escrow:${projectId}`, 30_001, 30_000],
    ],
  ],
  [
    'a project holds returns without a repayment',
    set('ledger_accounts', 'balance_cents = 7', () => `account_id = 'returns:${projectId}'`),
    set('ledger_accounts', 'balance_cents = 0', () => `account_id = 'returns:${projectId}'`),
    () => [
      ['balance_is_sum_of_postings', `returns:${projectId}`, 0, 7],
      ['project_money_is_accounted_for', `returns:${projectId}`, 0, 7],
    ],
  ],
  [
    'a project counts one investor too many',
    set('projects', 'investor_number = 2', ofProject),
    set('projects', 'investor_number = 1', ofProject),
    () => [['invested_is_sum_of_orders', `investors:${projectId}`, 1, 2]],
  ],
  [
    'a cancelled order is still counted',
    set('orders', "status = 'cancelled', cancelled_at = now()", rowWith('order')),
    set('orders', "status = 'pending', cancelled_at = null", rowWith('order')),
    () => [
      ['invested_is_sum_of_orders', `investors:${projectId}`, 0, 1],
      ['invested_is_sum_of_orders', `project:${projectId}`, 0, 30_000],
    ],
  ],
  [
    'a transaction differs from the amount of its entry',
    set('transactions', 'amount_cents = amount_cents + 1', rowWith('income')),
    set('transactions', 'amount_cents = amount_cents - 1', rowWith('income')),
    () => [
      ['completed_transaction_has_entry', `entry:${ids.entry}:wallet:${investor.userId}`, 100_001, 100_000],
      ['wallet_is_sum_of_transactions', wallet(), 50_001, 50_000],
    ],
  ],
  [
    'the entry of a transaction is missing',
    () => `delete from ledger_entries where entry_id = '${ids.entry}'`,
    () =>
      `insert into ledger_entries (entry_id, cause, cause_id) values ('${ids.entry}', 'transaction', '${ids.income}')`,
    () => [['completed_transaction_has_entry', `transaction:${ids.income}`, 100_000, null]],
  ],
  [
    'a pending withdrawal exceeds the amount held',
    set('transactions', 'amount_cents = amount_cents + 1', rowWith('withdrawal')),
    set('transactions', 'amount_cents = amount_cents - 1', rowWith('withdrawal')),
    () => [
      ['held_is_pending_withdrawals', held(), 20_001, 20_000],
      ['wallet_is_sum_of_transactions', wallet(), 49_999, 50_000],
    ],
  ],
])('[B1] finds that %s', async (_, harm, repair, expected) => {
  await damage(harm());
  const breaches = await found();
  await damage(repair());
  expect(breaches).toEqual(expected());
  expect(await found()).toEqual([]);
});

it('[B1] finds that a wallet has no account, and counts breaches beyond the limit of the list', async () => {
  const other = await as(test, 'user');
  await damage(`delete from ledger_accounts where user_id = '${other.userId}'`);
  const { breachesTotal, breaches } = await findBreaches(test.db, 1);
  expect([
    breachesTotal,
    breaches.map(({ rule, expectedCents, foundCents }) => [rule, expectedCents, foundCents]),
  ]).toEqual([
    2,
    [
      ['held_is_pending_withdrawals', 0, null],
      ['wallet_is_sum_of_transactions', 0, null],
    ],
  ]);
  await damage(
    `insert into ledger_accounts (account_id, kind, user_id, balance_cents)
     select kind || ':${other.userId}', kind, '${other.userId}', 0 from unnest(array['wallet', 'held']) kind`,
  );
});
