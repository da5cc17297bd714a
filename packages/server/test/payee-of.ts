import { movementReference } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { bankAccounts } from '../src/schema/bank-accounts.ts';
import { transactions } from '../src/schema/transactions.ts';
import type { TestApp } from './test-app.ts';

/** The account to which the bank pays the withdrawal with this reference. */
export async function payeeOf(
  test: TestApp,
  reference: string | null | undefined,
): Promise<{ counterpartyAccount?: string }> {
  const rows = await test.db
    .select({ transactionId: transactions.transactionId, account: bankAccounts.account })
    .from(transactions)
    .innerJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId));
  const found = rows.find(({ transactionId }) => movementReference(transactionId) === reference);
  return found ? { counterpartyAccount: found.account } : {};
}
