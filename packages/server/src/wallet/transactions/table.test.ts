import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenTransaction } from '../../testing/account-records.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { newUser } from '../../testing/users.ts';
import { transactions } from './table.ts';

let test: TestApp;
let userId: string;
beforeAll(async () => {
  test = await buildTestApp();
  userId = (await newUser(test.services)).userId;
});
afterAll(() => test.close());

it.each([
  ['nothing', { amountCents: 0 }, 'transactions_amount_range'],
  ['less than nothing', { amountCents: -1 }, 'transactions_amount_range'],
  ['more than the largest amount', { amountCents: 100_000_000_000 }, 'transactions_amount_range'],
  ['a rejection without a reason', { status: 'rejected' }, 'transactions_rejected_says_why'],
  ['a reason without a rejection', { rejectReason: 'No' }, 'transactions_rejected_says_why'],
  ['an approval without proof', { status: 'completed' }, 'transactions_approval_has_proof'],
  ['an order without its project', { issuerName: 'project_order' }, 'transactions_project_named'],
  ['a type of its own', { type: 'gift' as 'income' }, 'transactions_type_known'],
  ['an issuer of its own', { issuerName: 'me' as 'payment' }, 'transactions_issuer_known'],
] as const)('the database refuses %s', async (_title, given, constraint) => {
  await expect(givenTransaction(test, userId, given)).rejects.toMatchObject({ cause: { constraint } });
});

it('the database keeps what is pending, and what is rejected with its reason', async () => {
  await givenTransaction(test, userId);
  await givenTransaction(test, userId, { status: 'rejected', rejectReason: 'Sin justificante' });
  expect(await test.db.select().from(transactions)).toHaveLength(2);
});
