import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import { objectionUrl } from '../../kit/holds/objection-link.ts';
import { startHold } from '../../kit/holds/start-hold.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser, updateUser } from '../../kit/users/queries.ts';
import { cancelLinks } from '../links/links.ts';
import { authMails } from '../mails.ts';
import { assertAddressFree, findConfirmable, takeEmailChange } from './queries.ts';

/** Gives a customer the address to which the token was mailed. The mail to the previous one has a link that undoes it. */
export async function confirmEmailChange(
  draft: Change,
  services: Services,
  token: string,
): Promise<{ email: string }> {
  const { tx, audit, mail } = draft;
  const { config, keys } = services;
  const now = services.now();
  const userId = await findConfirmable(tx, token, now);
  const before = userId ? await lockUser(tx, userId) : undefined;
  if (before?.disabledAt) throw new ApiError('auth.account_disabled');
  const taken = before && (await takeEmailChange(tx, token, now));
  if (!taken) throw new ApiError('auth.link_invalid');
  const { email, emailChangeId } = taken;
  await assertAddressFree(tx, { email, userId: before.userId, now });
  await updateUser(tx, before.userId, { email, emailConfirmedAt: now }, now);
  await cancelLinks(tx, before.userId);
  audit({
    action: 'email-change.confirm',
    subjectType: 'user',
    subjectId: before.userId,
    userId: before.userId,
    before: { email: before.email },
    after: { email },
  });
  const url = objectionUrl(keys, config.publicUrl, { kind: 'email', id: emailChangeId });
  await mail(before, authMails.addressChanged.write(before, { email, url }));
  await startHold(draft, services, { userId: before.userId, reason: 'email', previousEmail: before.email });
  return { email };
}
