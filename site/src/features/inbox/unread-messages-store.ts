import { v1 } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';

/** The number of unread messages in the inbox. Undefined until it is loaded. */
export const $unreadMessages = atom<number | undefined>(undefined);

const answers = latestAnswer();

/** Loads the number of unread messages. After a failure the last known number stays. */
export async function loadUnreadMessages(): Promise<void> {
  const counts = answers.ask();
  await api(v1.inboxMessages.count).then(
    ({ unread }) => counts() && $unreadMessages.set(unread),
    () => {},
  );
}
