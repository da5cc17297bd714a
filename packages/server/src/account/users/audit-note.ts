import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { UserRow } from '../../kit/users/queries.ts';

type Told = Partial<Omit<UserRow, 'passwordHash' | 'updatedAt'>>;

function told({ passwordHash: _secret, updatedAt: _when, ...row }: UserRow): Told {
  return row;
}

/** What the audit trail is told of a change to a user: the fields that differ, and no secret. */
export function noteOn(action: string, before: UserRow, after: UserRow): AuditNote {
  return { action, subjectType: 'user', subjectId: before.userId, ...differences(told(before), told(after)) };
}
