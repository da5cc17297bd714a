import { ApiError } from '../../errors.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { isBankAccountUsed } from '../../wallet/transactions/of-bank-account.ts';
import type { Reader } from './access.ts';
import { noteOn } from './audit-note.ts';
import { lockAccount } from './edit-bank-account.ts';
import { bankAccountLetter } from './letters.ts';
import {
  accountsOf,
  obscureAccounts,
  removeAccount,
  type StoredAccount,
  updateAccount,
} from './repository.ts';

/** Takes an account away with its certificate; where transactions speak of it, its number stays for their sake. */
async function retire(change: Change, services: Services, account: StoredAccount): Promise<void> {
  const { tx } = change;
  const { bankAccountId, documentId } = account;
  if (await isBankAccountUsed(tx, bankAccountId)) {
    const deletedAt = services.now();
    await updateAccount(tx, bankAccountId, { deletedAt, main: false, documentId: null });
  } else {
    await removeAccount(tx, bankAccountId);
  }
  if (documentId) await deleteDocument(change, services, documentId);
}

/** Deletes an account that no pending transaction uses; if it was the main one, another takes its place. Its owner is told. */
export async function dropBankAccount(
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
  change.audit(noteOn('delete', account, account, {}));
  await change.mail(owner, bankAccountLetter('removed', account, owner, { next }));
}

/** When somebody leaves the platform: of an account that money went by only the end of its number stays. */
export async function dropAccountsOf(change: Change, services: Services, userId: string): Promise<void> {
  for (const account of await accountsOf(change.tx, userId)) await retire(change, services, account);
  await obscureAccounts(change.tx, userId);
}
