import { v1 } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';

/** The number of tickets with unread messages. */
export const $unreadTickets = atom(0);

const answers = latestAnswer();

/** For an answer that brings the number with other data. Call it before the request. */
export function expectUnreadTickets(): (total: number) => void {
  const counts = answers.ask();
  return (total) => void (counts() && $unreadTickets.set(total));
}

/**
 * Loads the number of unread tickets, which is the total of the filtered ticket list. After a failure the last known number
 * stays.
 */
export async function loadUnreadTickets(): Promise<void> {
  const take = expectUnreadTickets();
  await api(v1.tickets.find, { query: { read: false, take: 1 } }).then(
    ({ total }) => take(total),
    () => {},
  );
}
