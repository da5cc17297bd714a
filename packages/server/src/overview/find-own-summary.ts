import { may, type OwnSummary, type v1 } from '@semilla/contract';
import { countUnread } from '../account/inbox-messages/queries.ts';
import type { Call } from '../kit/http/route.ts';
import { countUnreadTickets } from '../support/tickets/find-tickets.ts';
import { findWalletOf } from '../wallet/wallets/queries.ts';

/** Each part is counted by the rules of its own list. */
export async function findOwnSummary({
  db,
  caller,
  now,
}: Call<typeof v1.ownSummaries.find>): Promise<OwnSummary> {
  const { role, userId } = caller;
  const [wallet, unreadTickets, unreadMessages] = await Promise.all([
    findWalletOf(db, userId, now),
    countUnreadTickets(db, caller),
    may('inboxMessages.read', role) ? countUnread(db, userId) : 0,
  ]);
  return { wallet: wallet ?? null, unreadTickets, unreadMessages };
}
