import { groupOfScope, type MailChoice, type MailScope } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { readUnsubscribeToken } from '../../kit/mail/unsubscribe-link.ts';
import type { Services } from '../../kit/services.ts';
import { findUserById, lockUser, type UserRow, updateUser } from '../../kit/users/queries.ts';
import { chooseFrequency, frequenciesOf } from '../mail-groups/choose-frequency.ts';

const linkInvalid = () => new ApiError('account.mail_link_invalid');

function linkOf({ keys }: Pick<Services, 'keys'>, token: string) {
  const link = readUnsubscribeToken(keys, token);
  if (!link) throw linkInvalid();
  return link;
}

async function isWantedBy(db: Db, user: UserRow, scope: MailScope): Promise<boolean> {
  const ofScope = groupOfScope(scope);
  if (!ofScope) return user.notifyGeneralEmail;
  const chosen = (await frequenciesOf(db, user)).find(({ group }) => group === ofScope);
  return chosen?.frequency !== 'never';
}

/** The mail choice behind an unsubscribe link. The link proves no identity, so nothing else is shown. */
export async function findMailChoice(db: Db, services: Services, token: string): Promise<MailChoice> {
  const { userId, scope } = linkOf(services, token);
  const user = await findUserById(db, userId);
  if (!user || user.deletedAt) throw linkInvalid();
  return { scope, isWanted: await isWantedBy(db, user, scope), language: user.language };
}

async function chooseGeneral({ tx, audit }: Change, before: UserRow, isWanted: boolean, now: Date) {
  await updateUser(tx, before.userId, { notifyGeneralEmail: isWanted }, now);
  audit({
    action: 'user.choose-mails',
    subjectType: 'user',
    subjectId: before.userId,
    before: { notifyGeneralEmail: before.notifyGeneralEmail },
    after: { notifyGeneralEmail: isWanted },
  });
}

/** Turns the mails of a link on or off; does nothing if they already are. */
export async function changeMailChoice(
  draft: Change,
  services: Services,
  token: string,
  isWanted: boolean,
): Promise<MailChoice> {
  const { userId, scope } = linkOf(services, token);
  const user = await lockUser(draft.tx, userId);
  if (!user) throw linkInvalid();
  const choice = { scope, isWanted, language: user.language };
  if ((await isWantedBy(draft.tx, user, scope)) === isWanted) return choice;
  const group = groupOfScope(scope);
  if (group) {
    const frequency = isWanted ? 'atOnce' : 'never';
    await chooseFrequency(draft, services, userId, { group, frequency });
  } else {
    await chooseGeneral(draft, user, isWanted, services.now());
  }
  return choice;
}
