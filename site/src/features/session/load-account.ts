import { may } from '@semilla/contract';
import { followProjects } from '../../lib/follow-projects.ts';
import { startLive } from '../../lib/live.ts';
import { loadUnreadMessages } from '../inbox/unread-messages-store.ts';
import { loadUnreadTickets } from '../support/unread-store.ts';
import { freshenWallet, refreshWallet } from '../wallet/wallet-store.ts';
import { $me, loadMe, refreshMe } from './session-store.ts';

/** Loads how many tickets have news and how many messages are unread. Staff have no inbox. */
const loadUnread = () =>
  Promise.all([
    loadUnreadTickets(),
    may('inboxMessages.read', $me.get()?.role ?? 'visitor') ? loadUnreadMessages() : undefined,
  ]);

/** Loads the user data that every page shows: name, balance, and what is unread. */
export async function loadAccount(): Promise<void> {
  await loadMe();
  if (!$me.get()) return;
  await Promise.all([refreshWallet(), loadUnread()]);
  startLive(followProjects);
}

/** Refreshes the same data when the user returns to the page. */
export async function freshenAccount(): Promise<void> {
  if ($me.get()) await Promise.all([refreshMe(), freshenWallet(), loadUnread()]);
}
