import { thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { frequenciesOf } from '../mail-groups/choose-frequency.ts';
import { digestLetter, groupOfMessage } from './digest-letter.ts';
import { digestDayAt, findDueUsers, takeDueMessages } from './queries.ts';

const usersPerGroup = 500;

/** Mails a customer what is unread, and notes in the same transaction that it was in a digest. */
async function sendDigest(
  { tx, mail }: Change,
  userId: string,
  { day, brand }: { day: string; brand: string },
): Promise<void> {
  // A second run waits here, and then finds nothing. So does a choice of other mails.
  const user = await lockUser(tx, userId);
  if (!user) return;
  const due = await takeDueMessages(tx, userId, day);
  const choices = new Map((await frequenciesOf(tx, user)).map(({ group, frequency }) => [group, frequency]));
  const wanted = due.filter((message) => {
    const group = groupOfMessage(message);
    return message.readAt === null && group !== undefined && choices.get(group) !== 'never';
  });
  if (wanted.length) await mail(user, digestLetter(wanted, user, brand));
}

/** Sends the digests that are due: the daily ones, and on Mondays the weekly ones, as one mail per customer. */
export async function sendDigests(services: Services): Promise<void> {
  const day = digestDayAt(services.now());
  const { brandName: brand } = services.config;
  let after: string | undefined;
  do {
    const userIds = await findDueUsers(services.database.db, { day, after, take: usersPerGroup });
    await services.eachAlone('send-digests', userIds, (userId) =>
      makeChange(services, thePlatform, (change) => sendDigest(change, userId, { day, brand })),
    );
    after = userIds.at(-1);
  } while (after !== undefined);
}
