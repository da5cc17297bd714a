import type { Client } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { loadDue } from '../portfolio/reminders.ts';

const newsMax = 3;

/** What an investor's home page shows. */
export async function loadOwnHome(api: Client) {
  const [me, portfolio, { wallet }, inbox] = await Promise.all([
    api(v1.me.find),
    api(v1.portfolios.find),
    api(v1.ownSummaries.find),
    api(v1.inboxMessages.find, { query: { unread: true, take: newsMax } }),
  ]);
  const due = await loadDue(api, me);
  return { me, portfolio, due, wallet, news: inbox.data, newsTotal: inbox.total };
}

export type OwnHomeData = Awaited<ReturnType<typeof loadOwnHome>>;
