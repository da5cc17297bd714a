import { thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import { groupOf } from '../../kit/mail/mail-choices.ts';
import type { MailKinds } from '../../kit/mail/mail-kind.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { frequenciesOf } from '../mail-groups/choose-frequency.ts';
import { digestMails } from './mails.ts';
import { digestDayAt, findDueUsers, takeDueMessages } from './queries.ts';

const usersPerGroup = 500;

/** Mails a customer what is unread, and notes in the same transaction that it was in a digest. */
async function sendDigest(
  { tx, mail }: Change,
  userId: string,
  { day, brand, kinds }: { day: string; brand: string; kinds: MailKinds },
): Promise<void> {
  // A second run waits here, and then finds nothing. So does a choice of other mails.
  const user = await lockUser(tx, userId);
  if (!user) return;
  const due = await takeDueMessages(tx, userId, day);
  const choices = new Map((await frequenciesOf(tx, user)).map(({ group, frequency }) => [group, frequency]));
  const messages = due
    .map((message) => ({ ...message, group: groupOf(kinds, message.kind) }))
    .filter(({ readAt, group }) => readAt === null && group !== null && choices.get(group) !== 'never');
  if (messages.length) await mail(user, digestMails.digest.write(user, { messages, brand }));
}

/** Sends the digests that are due: the daily ones, and on Mondays the weekly ones, as one mail per customer. */
export async function sendDigests(services: Services): Promise<void> {
  const day = digestDayAt(services.now());
  const about = { day, brand: services.config.brandName, kinds: services.mail.kinds };
  let after: string | undefined;
  do {
    const userIds = await findDueUsers(services.database.db, { day, after, take: usersPerGroup });
    await services.eachAlone('send-digests', userIds, (userId) =>
      makeChange(services, thePlatform, (change) => sendDigest(change, userId, about)),
    );
    after = userIds.at(-1);
  } while (after !== undefined);
}
