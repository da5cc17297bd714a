import type { Scope } from '@semilla/contract';
import { newLink } from '../../auth/links/links.ts';
import type { Change } from '../../kit/change/make-change.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import type { UserRow } from '../../kit/users/queries.ts';
import { accountMails } from '../mails.ts';
import { assignToCreator, createUser, type Invitation } from './register-user.ts';

const invitationHours = 7 * 24;

/** Creates a customer and invites them by mail to choose a password. Assigns them to the manager who invites them. */
export async function inviteCustomer(
  change: Change,
  services: Services,
  given: { body: Invitation; passwordHash: string; caller: SignedIn; scope: Scope; now: Date },
): Promise<UserRow> {
  const { body, passwordHash, caller, scope, now } = given;
  const user = await createUser(change, body, { passwordHash, createdAt: now });
  const { userId } = user;
  const managerId = scope === 'assigned' ? caller.userId : undefined;
  if (managerId) await assignToCreator(change, userId, managerId, now);
  const url = await newLink(change.tx, {
    userId,
    purpose: 'reset-password',
    publicUrl: services.config.publicUrl,
    now,
    hours: invitationHours,
  });
  await change.mail(user, accountMails.invitation.write(user, { url }));
  change.audit({
    action: 'user.invite',
    subjectType: 'user',
    subjectId: userId,
    after: { kind: user.kind, managerId },
  });
  return user;
}
