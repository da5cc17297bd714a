import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import { deleteKeysOf } from '../../kit/idempotency/idempotency-keys.ts';
import type { Services } from '../../kit/services.ts';
import { eraseEverywhere, preventionsOf, releaseEverywhere } from '../../kit/users/erasure.ts';
import { type NewUser, type UserRow, updateUser } from '../../kit/users/queries.ts';
import { keepRecords } from '../kept-records/keep-records.ts';
import { accountMails } from '../mails.ts';

/** The columns of a deleted user. Records about money then show the pseudonym. */
function pseudonym(userId: string, now: Date): Partial<NewUser> {
  return {
    name: `#${userId.slice(-8)}`,
    surname: null,
    legalRepresentativeName: null,
    taxId: null,
    legalForm: null,
    email: `${userId}@deleted.invalid`,
    emailConfirmedAt: null,
    passwordHash: '',
    phone: null,
    gender: null,
    nationality: null,
    birthdayAt: null,
    identificationDocumentType: null,
    identificationDocumentNumber: null,
    notifyGeneralEmail: false,
    notifyTicketEmail: false,
    disabledAt: now,
    deletedAt: now,
  };
}

/**
 * Deletes a locked user. Personal data is erased everywhere; records about money stay, without the name. If the
 * customer's money ever moved, the data required by law is kept for internal control.
 */
export async function deleteUser(
  change: Change,
  services: Services,
  user: UserRow,
  now: Date,
): Promise<void> {
  const { userId, kind, role } = user;
  const fields = await preventionsOf(change.tx, userId, services);
  if (fields.length) throw new ApiError('account.deletion_prevented', { fields });
  // Copies the data required by law to kept records before it is erased everywhere else.
  const isKept = await keepRecords(change, services, user, now);
  await releaseEverywhere(change, services, userId);
  await eraseEverywhere(change, services, userId);
  await deleteKeysOf(change.tx, userId);
  await updateUser(change.tx, userId, pseudonym(userId, now), now);
  await change.mail(user, accountMails.closed.write(user));
  if (!isKept) change.forget(userId);
  const note = { action: 'user.delete', subjectType: 'user', subjectId: userId, personId: null };
  change.audit({ ...note, before: { kind, role } });
}
