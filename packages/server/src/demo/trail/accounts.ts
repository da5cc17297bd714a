import type { Noted } from '../../audit/index.ts';
import { noteOn } from '../../payment/bank-accounts/audit-note.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { AccountPapers } from '../customers/account-documents.ts';
import type { BankAccount } from '../customers/bank-accounts.ts';
import { randomFor } from '../random.ts';
import { noted } from './noted.ts';

/** Who added an account at a bank, and which administrator looked at its certificate. */
export function trailOfBankAccounts(accounts: readonly BankAccount[], calendar: Calendar): Noted[] {
  const random = randomFor('who looks at bank accounts');
  return accounts.flatMap((account) => {
    const { userId, createdAt, updatedAt, state } = account;
    const added: BankAccount = { ...account, state: 'pending', errorMessage: null, updatedAt: createdAt };
    const adminId = accountId(random.chance(0.6) ? 'admin' : 'admin2', calendar);
    return [
      noted(createdAt, userId, noteOn('create', added, {}, added)),
      ...(state === 'pending' ? [] : [noted(updatedAt, adminId, noteOn('edit', account, added, account))]),
    ];
  });
}

/** Who kept which paper for whom. */
export function trailOfPapers({ stored, told }: AccountPapers): Noted[] {
  return told.map(({ accountDocumentId = '', accountId: personId, visible, ownerId, createdAt }, index) => {
    const on = { subjectType: 'account-document', subjectId: accountDocumentId, personId };
    const after = { accountId: personId, ownerId, visible, fileName: stored[index]?.name };
    return noted(createdAt as Date, ownerId ?? undefined, {
      action: 'account-document.create',
      ...on,
      after,
    });
  });
}
