import { disabledAloneMs, type InputOf, isStaff, may, type v1 } from '@semilla/contract';
import type { SQL } from 'drizzle-orm';
import { assertAddressFree, deleteEmailChanges } from '../../auth/email-changes/queries.ts';
import { cancelLinks, newLink } from '../../auth/links/links.ts';
import { deleteSessions } from '../../auth/sessions/queries.ts';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, Forbidden } from '../../kit/errors.ts';
import { startHold } from '../../kit/holds/start-hold.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { preventionsOf, releaseEverywhere } from '../../kit/users/erasure.ts';
import { lockGovernor, lockUser, type UserRow, updateUser } from '../../kit/users/queries.ts';
import { accountMails } from '../mails.ts';
import { unassign } from '../user-assignments/queries.ts';
import { auditNote } from './audit-note.ts';
import { checkPerson } from './check-person.ts';
import { hasEndedAlone, leavesTooFew, lockAdministrators } from './disabled-administrators.ts';
import { findOpenInvestments } from './find-open-investments.ts';
import { withPhone } from './with-phone.ts';

type Changes = InputOf<typeof v1.users.edit>['body'];

/** The changes to fields that only administrators may edit. */
export function governedChanges(before: UserRow, { role, disabled, email, providerTie }: Changes) {
  const isDisabled = before.disabledAt !== null;
  return {
    role: role !== undefined && role !== before.role ? role : undefined,
    disabled: disabled !== undefined && disabled !== isDisabled ? disabled : undefined,
    email: email !== undefined && email !== before.email ? email : undefined,
    providerTie: providerTie !== undefined && providerTie !== before.providerTie ? providerTie : undefined,
  };
}

type Governed = ReturnType<typeof governedChanges>;

function assertMayGovern(
  caller: SignedIn,
  before: UserRow,
  { role, disabled, email, providerTie }: Governed,
): void {
  const isAny = [role, disabled, email, providerTie].some((value) => value !== undefined);
  if (!isAny) return;
  if (!may('customers.govern', caller.role)) throw new Forbidden();
  // A new role and a new address each need their own second person. Changed together, the address would skip
  // its delay of a day.
  if (role !== undefined && email !== undefined) throw new ApiError('account.role_and_email_apart');
  // Disabling needs no second person, and must not wait for the approval of another change.
  if (disabled && (role ?? email) !== undefined) throw new ApiError('account.disable_apart');
  if (before.userId === caller.userId) throw new ApiError('account.own_account');
  // With control of another staff member's mail, one person could act as two and defeat the four-eyes rule.
  if (email !== undefined && isStaff(before.role)) throw new Forbidden();
}

/**
 * Throws if a customer with, for example, an open order becomes staff: staff can neither cancel nor read
 * their own orders.
 */
async function assertMayBecomeStaff(
  tx: Db,
  services: Services,
  { userId, role }: UserRow,
  next: UserRow['role'],
): Promise<void> {
  if (isStaff(role) || !isStaff(next)) return;
  const fields = await preventionsOf(tx, userId, services);
  if (fields.length) throw new ApiError('account.customer_not_staff', { fields });
}

/**
 * Makes the duties fit the new role: staff have no manager, and users who leave the staff lose their
 * customers, projects and tickets.
 */
async function settleDuties(
  change: Change,
  services: Services,
  userId: string,
  role: UserRow['role'],
): Promise<void> {
  if (isStaff(role)) await unassign(change.tx, userId);
  else await releaseEverywhere(change, services, userId);
}

/** Asks the user to confirm the new address, informs the old one, and cancels links already sent. */
async function changeEmail(
  change: Change,
  services: Services,
  before: UserRow,
  after: UserRow,
  now: Date,
): Promise<void> {
  const { tx, mail } = change;
  const { userId } = after;
  await cancelLinks(tx, userId);
  const url = await newLink(tx, {
    userId,
    purpose: 'confirm-email',
    publicUrl: services.config.publicUrl,
    now,
  });
  await mail(after, accountMails.newEmail.write(after, { url }));
  await mail(before, accountMails.emailChanged.write(before));
  await startHold(change, services, { userId, reason: 'email', previousEmail: before.email });
}

function actionOf({ role, disabled }: Governed): string {
  if (disabled !== undefined) return disabled ? 'user.disable' : 'user.enable';
  return role === undefined ? 'user.edit' : 'user.change-role';
}

/** Whether a person becomes staff, gets another staff role, or returns to the staff. */
function getsAuthority(before: UserRow, { role, disabled }: Governed): boolean {
  return isStaff(role ?? before.role) && (role !== undefined || disabled === false);
}

/** When the disabling of an administrator ends by itself; undefined if two others are left. */
async function findEnd(tx: Db, userId: string, now: Date): Promise<Date | undefined> {
  await lockAdministrators(tx);
  if (!(await leavesTooFew(tx, userId, now))) return undefined;
  if (await hasEndedAlone(tx, userId, now)) throw new ApiError('account.last_administrators');
  return new Date(now.getTime() + disabledAloneMs);
}

/** Edits a user within `reach`. */
export async function editUser(
  change: Change,
  services: Services,
  given: { caller: SignedIn; reach: SQL | undefined; userId: string; changes: Changes; now: Date },
): Promise<void> {
  const { tx } = change;
  const { caller, reach, userId, now } = given;
  const changes = withPhone(given.changes);
  if (may('customers.govern', caller.role)) await lockGovernor(tx, caller.userId, userId);
  const before = await lockUser(tx, userId, reach);
  if (!before) throw new ApiError('account.customer_not_accessible');
  assertSeen(before, changes.version);
  const governed = governedChanges(before, changes);
  assertMayGovern(caller, before, governed);
  checkPerson(before.kind, changes, before);
  if (governed.email) await assertAddressFree(tx, { email: governed.email, userId, now });
  const until = governed.disabled && before.role === 'admin' ? await findEnd(tx, userId, now) : undefined;
  if (governed.role) await assertMayBecomeStaff(tx, services, before, governed.role);
  if (governed.role) await settleDuties(change, services, userId, governed.role);

  const { role: _role, disabled: _disabled, email: _email, why: _why, version: _seen, ...profile } = changes;
  const after = await updateUser(
    tx,
    userId,
    {
      ...profile,
      ...(governed.role && { role: governed.role }),
      ...(getsAuthority(before, governed) && { roleGivenAt: now, roleGivenById: caller.userId }),
      ...(governed.disabled !== undefined && { disabledAt: governed.disabled ? now : null }),
      ...(governed.email && { email: governed.email, emailConfirmedAt: null }),
    },
    now,
  );
  // The site lists projects with investors who have ties.
  if (governed.providerTie !== undefined) change.touch('projects');
  if (governed.email) await changeEmail(change, services, before, after, now);
  if (governed.disabled !== undefined) {
    const letter = governed.disabled
      ? accountMails.disabled.write(after, { ...(await findOpenInvestments(tx, userId, now)), endsAt: until })
      : accountMails.enabled.write(after);
    await change.mail(after, letter);
  }
  // What the customer asked for before must not take effect any more, nor be undone.
  if (governed.role ?? governed.email) await deleteEmailChanges(tx, userId);
  const signsOut = governed.role ?? governed.email ?? governed.disabled;
  if (signsOut) await deleteSessions(tx, userId);
  const note = auditNote(actionOf(governed), before, after);
  change.audit(until ? { ...note, after: { ...note.after, disabledUntil: until } } : note);
}
