import type { EmailChange } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { FieldConflict, NotFound } from '../../kit/errors.ts';
import { objectionUrl } from '../../kit/holds/objection-link.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { authMails } from '../mails.ts';
import { addEmailChange, endOpenEmailChange, findAddressOwner } from './queries.ts';

/**
 * Mails a link to the new address and tells the current one. Does the same for an address that has an account, except
 * that the mail there says so: neither the answer nor the mail to the current address reveals it.
 */
export async function requestEmailChange(
  { tx, audit, mail }: Change,
  { config, keys, now }: Services,
  { userId, email }: { userId: string; email: string },
): Promise<EmailChange> {
  const at = now();
  const user = await lockUser(tx, userId);
  if (!user) throw new NotFound();
  if (user.email.toLowerCase() === email) throw new FieldConflict('auth.same_email', 'email');
  await endOpenEmailChange(tx, userId, at);
  const { added, token } = await addEmailChange(tx, { userId, email, previousEmail: user.email, now: at });
  const owner = await findAddressOwner(tx, email, at);
  const isTaken = owner !== undefined && owner.userId !== userId;
  const to = { ...(isTaken ? owner : user), email };
  const letter = isTaken
    ? authMails.addressInUse.write(to, { url: `${config.publicUrl}/auth/login` })
    : authMails.addressToConfirm.write(to, { url: `${config.publicUrl}/auth/new-email?token=${token}` });
  await mail(to, letter);
  const url = objectionUrl(keys, config.publicUrl, { kind: 'email', id: added.emailChangeId });
  await mail(user, authMails.addressAsked.write(user, { email, url }));
  audit({
    action: 'email-change.request',
    subjectType: 'user',
    subjectId: userId,
    before: { email: user.email },
    after: { email },
  });
  return added;
}
