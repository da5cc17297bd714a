import { v1 } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';

/** The number of unread messages in the inbox. Undefined until it is loaded. */
export const $unreadMessages = atom<number | undefined>(undefined);

const answers = latestAnswer();

/** For an answer that brings the number with other data. Call it before the request. */
export function expectUnreadMessages(): (unread: number) => void {
  const counts = answers.ask();
  return (unread) => void (counts() && $unreadMessages.set(unread));
}

/** Loads the number of unread messages. After a failure the last known number stays. */
export async function loadUnreadMessages(): Promise<void> {
  const take = expectUnreadMessages();
  await api(v1.inboxMessages.count).then(
    ({ unread }) => take(unread),
    () => {},
  );
}
