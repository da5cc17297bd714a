import type { Client } from '@semilla/client';
import type { Me } from '../session/session-store.ts';
import { loadOwnFollows, loadOwnPlaces, loadOwnWishes, loadPortfolio } from './portfolio.ts';
import { loadDue } from './reminders.ts';

/** Everything that the island of the portfolio shows. The host loads it with the page, and the browser after a change. */
export async function loadOwnPortfolio(api: Client, me: Pick<Me, 'userId' | 'role'>) {
  const [all, wishes, places, follows, due] = await Promise.all([
    loadPortfolio(api, me),
    loadOwnWishes(api, me),
    loadOwnPlaces(api, me),
    loadOwnFollows(api, me),
    loadDue(api, me),
  ]);
  return { all, wishes, places, follows, due };
}

export type OwnPortfolio = Awaited<ReturnType<typeof loadOwnPortfolio>>;
