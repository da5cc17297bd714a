import type { AuditNote } from '../../kit/audit/write-audit.ts';

/** What changes in an account that must be validated again before the next payment. */
export const toValidateAgain = { state: 'pending', validSince: null, validatedByTwo: false } as const;

export const validateAgainNote = (account: { bankAccountId: string; userId: string }): AuditNote => ({
  action: 'bank-account.edit',
  subjectType: 'bank-account',
  subjectId: account.bankAccountId,
  personId: account.userId,
  before: { state: 'valid' },
  after: { state: 'pending' },
});
