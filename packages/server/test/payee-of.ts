import { movementReference, walletReference } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { userName } from '../src/kit/users/name-of-user.ts';
import { bankAccounts } from '../src/schema/bank-accounts.ts';
import { transactions } from '../src/schema/transactions.ts';
import { users } from '../src/schema/users.ts';
import { wallets } from '../src/schema/wallets.ts';
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

/** The customer whose wallet or transaction this reference names, as the bank names the sender of a transfer. */
export async function senderOf(
  test: TestApp,
  reference: string | null | undefined,
): Promise<{ counterpartyName?: string }> {
  if (!reference) return {};
  const owners = await test.db
    .select({ walletId: wallets.walletId, name: userName() })
    .from(wallets)
    .innerJoin(users, eq(users.userId, wallets.userId));
  const makers = await test.db
    .select({ transactionId: transactions.transactionId, name: userName() })
    .from(transactions)
    .innerJoin(users, eq(users.userId, transactions.userId));
  const found =
    owners.find(({ walletId }) => walletReference(walletId) === reference) ??
    makers.find(({ transactionId }) => movementReference(transactionId) === reference);
  return found ? { counterpartyName: found.name } : {};
}
