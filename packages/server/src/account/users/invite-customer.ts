import type { Scope } from '@semilla/contract';
import { newLink } from '../../auth/links/index.ts';
import { Forbidden } from '../../errors.ts';
import type { SignedIn } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { accountLetter } from '../letters.ts';
import { assignManager, holdManager } from '../user-assignments/repository.ts';
import { createUser, type Invitation } from './register-user.ts';
import type { UserRow } from './repository.ts';

const invitationHours = 7 * 24;

function documentFields(body: Invitation) {
  if (body.kind === 'company') return {};
  const { identificationDocumentType, identificationDocumentNumber } = body;
  return { identificationDocumentType, identificationDocumentNumber };
}

/** Staff register a customer, who is invited to choose a password; a manager looks after whom they register. */
export async function inviteCustomer(
  change: Change,
  services: Services,
  given: { body: Invitation; passwordHash: string; caller: SignedIn; scope: Scope; now: Date },
): Promise<UserRow> {
  const { body, passwordHash, caller, scope, now } = given;
  const user = await createUser(change, body, { ...documentFields(body), passwordHash, createdAt: now });
  const { userId } = user;
  const managerId = scope === 'assigned' ? caller.userId : undefined;
  if (managerId) {
    // Whoever is being taken off the staff at this moment looks after nobody.
    if (!(await holdManager(change.tx, managerId))) throw new Forbidden();
    await assignManager(change.tx, { userId, managerId, createdAt: now });
  }
  const url = await newLink(change.tx, {
    userId,
    purpose: 'reset-password',
    publicUrl: services.config.publicUrl,
    now,
    hours: invitationHours,
  });
  await change.mail(user, accountLetter('invitation', user, url));
  change.audit({
    action: 'user.invite',
    subjectType: 'user',
    subjectId: userId,
    after: { kind: user.kind, managerId },
  });
  return user;
}
