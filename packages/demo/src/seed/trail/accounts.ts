import { randomFor } from '@semilla/contract/testing';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { auditNote } from '@semilla/server/payment/bank-accounts/audit-note.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { AccountPapers } from '../customers/account-documents.ts';
import type { BankAccount } from '../customers/bank-accounts.ts';
import { noted } from './noted.ts';

/** Audit entries for bank accounts added by customers and reviewed by administrators. */
export function trailOfBankAccounts(accounts: readonly BankAccount[], calendar: Calendar): Noted[] {
  const random = randomFor('who looks at bank accounts');
  return accounts.flatMap((account) => {
    const { userId, createdAt, updatedAt, state } = account;
    const added: BankAccount = { ...account, state: 'pending', errorMessage: null, updatedAt: createdAt };
    const adminId = accountId(random.chance(0.6) ? 'admin' : 'admin2', calendar);
    return [
      noted(createdAt, userId, auditNote('create', added, {}, added)),
      ...(state === 'pending' ? [] : [noted(updatedAt, adminId, auditNote('edit', account, added, account))]),
    ];
  });
}

/** Audit entries for the documents stored for customers. */
export function trailOfPapers({ stored, rows }: AccountPapers): Noted[] {
  return rows.map(({ accountDocumentId = '', accountId: personId, visible, ownerId, createdAt }, index) => {
    const subject = { subjectType: 'account-document', subjectId: accountDocumentId, personId };
    const after = { accountId: personId, ownerId, visible, fileName: stored[index]?.name };
    return noted(createdAt as Date, ownerId ?? undefined, {
      action: 'account-document.create',
      ...subject,
      after,
    });
  });
}
