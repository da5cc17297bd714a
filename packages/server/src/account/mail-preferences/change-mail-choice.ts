import type { MailChoice, MailPreference } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { readUnsubscribeToken } from '../../kit/mail/unsubscribe-link.ts';
import type { Services } from '../../kit/services.ts';
import { findUserById, lockUser, type UserRow, updateUser } from '../../kit/users/queries.ts';

const fieldOf = { general: 'notifyGeneralEmail', ticket: 'notifyTicketEmail' } as const;

const linkInvalid = () => new ApiError('account.mail_link_invalid');

function linkOf({ keys }: Pick<Services, 'keys'>, token: string) {
  const link = readUnsubscribeToken(keys, token);
  if (!link) throw linkInvalid();
  return link;
}

function choiceOf(user: UserRow, preference: MailPreference): MailChoice {
  return { preference, isWanted: user[fieldOf[preference]], language: user.language };
}

/** The mail choice behind an unsubscribe link. The link proves no identity, so nothing else is shown. */
export async function findMailChoice(db: Db, services: Services, token: string): Promise<MailChoice> {
  const { userId, preference } = linkOf(services, token);
  const user = await findUserById(db, userId);
  if (!user || user.deletedAt) throw linkInvalid();
  return choiceOf(user, preference);
}

/** Turns a kind of mail on or off; does nothing if it already is. */
export async function changeMailChoice(
  { tx, audit }: Change,
  services: Services,
  token: string,
  isWanted: boolean,
): Promise<MailChoice> {
  const { userId, preference } = linkOf(services, token);
  const before = await lockUser(tx, userId);
  if (!before) throw linkInvalid();
  const field = fieldOf[preference];
  if (before[field] === isWanted) return choiceOf(before, preference);
  const after = await updateUser(tx, userId, { [field]: isWanted }, services.now());
  audit({
    action: 'user.choose-mails',
    subjectType: 'user',
    subjectId: userId,
    before: { [field]: before[field] },
    after: { [field]: isWanted },
  });
  return choiceOf(after, preference);
}
