import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { UserRow } from '../../kit/users/queries.ts';

type AuditedUser = Partial<Omit<UserRow, 'passwordHash' | 'updatedAt' | 'roleGivenAt' | 'roleGivenById'>>;

function withoutSecrets(user: UserRow): AuditedUser {
  const { passwordHash: _secret, updatedAt: _when, roleGivenAt: _since, roleGivenById: _by, ...row } = user;
  return row;
}

/** The audit entry of a change to a user: only the changed fields, without secrets. */
export function auditNote(action: string, before: UserRow, after: UserRow): AuditNote {
  return {
    action,
    subjectType: 'user',
    subjectId: before.userId,
    ...differences(withoutSecrets(before), withoutSecrets(after)),
  };
}
