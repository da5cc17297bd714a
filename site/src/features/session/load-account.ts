import { startLive } from '../../lib/live.ts';
import { loadUnreadTickets } from '../support/unread-store.ts';
import { freshenWallet, refreshWallet } from '../wallet/wallet-store.ts';
import { $me, loadMe, refreshMe } from './session-store.ts';

/** The user's data on every page: name, balance, and the number of tickets with news. */
export async function loadAccount(): Promise<void> {
  await loadMe();
  if (!$me.get()) return;
  await Promise.all([refreshWallet(), loadUnreadTickets()]);
  startLive();
}

/** Refreshes the same when the user returns to the page. */
export async function freshenAccount(): Promise<void> {
  if ($me.get()) await Promise.all([refreshMe(), freshenWallet(), loadUnreadTickets()]);
}
