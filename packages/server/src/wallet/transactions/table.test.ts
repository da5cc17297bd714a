import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenTransaction } from '../../../test/account-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { transactions } from '../../schema/transactions.ts';

let test: TestApp;
let userId: string;
beforeAll(async () => {
  test = await buildTestApp();
  userId = (await newUser(test.services)).userId;
});
afterAll(() => test.close());

it.each([
  ['an amount of zero', { amountCents: 0 }, 'transactions_amount_range'],
  ['a negative amount', { amountCents: -1 }, 'transactions_amount_range'],
  ['an amount above the maximum', { amountCents: 100_000_000_000 }, 'transactions_amount_range'],
  ['a rejection without a reason', { status: 'rejected' }, 'transactions_rejected_says_why'],
  ['a reason without a rejection', { rejectReason: 'No' }, 'transactions_rejected_says_why'],
  ['an approval without proof', { status: 'completed' }, 'transactions_approval_has_proof'],
  ['an order without its project', { issuerName: 'project_order' }, 'transactions_project_named'],
  [
    'a return without its withdrawal',
    { issuerName: 'returned_payment' },
    'transactions_return_names_withdrawal',
  ],
  ['an unknown type', { type: 'gift' as 'income' }, 'transactions_type_known'],
  ['an unknown issuer', { issuerName: 'me' as 'payment' }, 'transactions_issuer_known'],
] as const)('the database refuses %s', async (_title, given, constraint) => {
  await expect(givenTransaction(test, userId, given)).rejects.toMatchObject({ cause: { constraint } });
});

it('the database accepts pending transactions, and rejected ones with a reason', async () => {
  await givenTransaction(test, userId);
  await givenTransaction(test, userId, { status: 'rejected', rejectReason: 'Sin justificante' });
  expect(await test.db.select().from(transactions)).toHaveLength(2);
});
