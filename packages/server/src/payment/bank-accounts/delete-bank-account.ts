import { eq } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import type { Erasure, KeptPart } from '../../kit/users/erasure.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { isBankAccountUsed } from '../../wallet/transactions/is-bank-account-used.ts';
import { auditNote } from './audit-note.ts';
import { lockAccount } from './edit-bank-account.ts';
import { bankAccountMails } from './mails.ts';
import {
  accountsOf,
  deleteAccountRow,
  obscureAccounts,
  type StoredAccount,
  updateAccount,
} from './queries.ts';

/** Deletes an account with its certificate. If transactions refer to it, the row is only marked as deleted. */
async function retire(change: Change, services: Services, account: StoredAccount): Promise<void> {
  const { tx } = change;
  const { bankAccountId, documentId } = account;
  if (await isBankAccountUsed(tx, bankAccountId)) {
    const deletedAt = services.now();
    await updateAccount(tx, bankAccountId, { deletedAt, main: false, documentId: null });
  } else {
    await deleteAccountRow(tx, bankAccountId);
  }
  if (documentId) await deleteDocument(change, services, documentId);
}

/**
 * Deletes an account without pending transactions, and mails the owner. If it was the main account, another
 * account becomes the main one.
 */
export async function deleteBankAccount(
  change: Change,
  services: Services,
  reader: Reader,
  bankAccountId: string,
): Promise<void> {
  const { owner, account, others } = await lockAccount(change.tx, reader, bankAccountId);
  if (await isBankAccountUsed(change.tx, bankAccountId, 'pending')) {
    throw new ApiError('payment.bank_account_in_use');
  }
  await retire(change, services, account);
  const next = account.main ? others[0] : undefined;
  if (next) await updateAccount(change.tx, next.bankAccountId, { main: true });
  change.audit(auditNote('delete', account, account, {}));
  await change.mail(owner, bankAccountMails.removed.write(owner, { ...account, next }));
}

/** Deletes the accounts of a deleted user. If transactions refer to an account, the end of its number is kept. */
export async function deleteAccountsOf(change: Change, userId: string, services: Services): Promise<void> {
  for (const account of await accountsOf(change.tx, userId)) await retire(change, services, account);
  await obscureAccounts(change.tx, userId);
}

/** The accounts of a customer, including deleted ones, with the certificates that still exist. */
async function keep(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const { alias, account, state, createdAt, deletedAt, documentId } = bankAccounts;
  const rows = await tx
    .select({ alias, account, state, createdAt, deletedAt, documentId })
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId));
  if (!rows.length) return undefined;
  return {
    kind: 'bankAccounts',
    data: { bankAccounts: rows.map(({ documentId: _documentId, ...row }) => row) },
    documentIds: rows.flatMap((row) => row.documentId ?? []),
  };
}

export const bankAccountErasure: Erasure = { keep, erase: deleteAccountsOf };
