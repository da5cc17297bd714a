import { maskIban } from '@semilla/format';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { StoredAccount } from './queries.ts';

// These fields are left out, because the audit entry itself says when the account became valid, and by whom.
type Fields = Partial<Omit<StoredAccount, 'updatedAt' | 'validSince' | 'validatedByTwo'>>;

function masked(account: Partial<StoredAccount>): Fields {
  const { updatedAt: _, validSince: _since, validatedByTwo: _two, account: number, ...fields } = account;
  return number === undefined ? fields : { ...fields, account: maskIban(number) };
}

/** The changed fields, with the number masked. A new number is noted even if its last four characters are the same. */
function changes(before: Partial<StoredAccount>, after: Partial<StoredAccount>) {
  const [old, next] = [masked(before), masked(after)];
  const found = differences(old, next);
  if (before.account === after.account) return found;
  return {
    before: { ...found.before, account: old.account },
    after: {
      ...found.after,
      account: next.account,
      ...(old.account === next.account && { sameEnding: true }),
    },
  };
}

/** The audit entry of a bank account: the changed fields, with the number masked. */
export function auditNote(
  act: 'create' | 'edit' | 'delete',
  { bankAccountId, userId }: Pick<StoredAccount, 'bankAccountId' | 'userId'>,
  before: Partial<StoredAccount>,
  after: Partial<StoredAccount>,
): AuditNote {
  return {
    action: `bank-account.${act}`,
    subjectType: 'bank-account',
    subjectId: bankAccountId,
    personId: userId,
    ...(act === 'create' && { after: masked(after) }),
    ...(act === 'delete' && { before: masked(before) }),
    ...(act === 'edit' && changes(before, after)),
  };
}

/** The audit entry that staff looked at a whole number. */
export function seenNumber({
  bankAccountId,
  userId,
}: Pick<StoredAccount, 'bankAccountId' | 'userId'>): AuditNote {
  return {
    action: 'bank-account.see-number',
    subjectType: 'bank-account',
    subjectId: bankAccountId,
    personId: userId,
  };
}
