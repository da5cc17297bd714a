import { type InputOf, identityFields, type v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { lockUser, type UserRow, updateUser } from '../../kit/users/queries.ts';
import { auditNote } from './audit-note.ts';
import { checkPerson } from './check-person.ts';
import { withPhone } from './with-phone.ts';

type Changes = InputOf<typeof v1.me.edit>['body'];

/** Users cannot change identity fields once their identity is approved. */
function assertIdentityUnchanged(before: UserRow, changes: Changes): void {
  if (before.verificationStatus !== 'Approved') return;
  for (const field of identityFields[before.kind]) {
    if (changes[field] === undefined || changes[field] === before[field]) continue;
    throw new ApiError('account.identity_verified', {
      fields: [{ path: field, code: 'account.identity_verified', params: {} }],
    });
  }
}

export async function editOwnProfile(
  { tx, audit }: Change,
  userId: string,
  given: Changes,
  now: Date,
): Promise<void> {
  const { version, ...changes } = withPhone(given);
  const before = await lockUser(tx, userId);
  if (!before) throw new NotFound();
  assertSeen(before, version);
  checkPerson(before.kind, changes, before);
  assertIdentityUnchanged(before, changes);
  const after = await updateUser(tx, userId, changes, now);
  audit(auditNote('user.edit', before, after));
}
