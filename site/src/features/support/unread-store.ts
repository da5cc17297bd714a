import { listTickets } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';

/** How many tickets hold something that has not been read yet. */
export const $unreadTickets = atom(0);

/** One row says how many there are; where even that fails, what was known stays. */
export async function loadUnreadTickets(): Promise<void> {
  await api(listTickets, { query: { read: false, take: 1 } }).then(
    ({ total }) => $unreadTickets.set(total),
    () => {},
  );
}
