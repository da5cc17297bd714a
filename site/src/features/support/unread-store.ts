import { v1 } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';

/** How many tickets hold something that has not been read yet. */
export const $unreadTickets = atom(0);

const answers = latestAnswer();

/** Takes the number of unread tickets from the total of the ticket list; on failure the last known number stays. */
export async function loadUnreadTickets(): Promise<void> {
  const counts = answers.ask();
  await api(v1.tickets.find, { query: { read: false, take: 1 } }).then(
    ({ total }) => counts() && $unreadTickets.set(total),
    () => {},
  );
}
