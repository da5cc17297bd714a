import { startLive } from '../../lib/live.ts';
import { loadUnreadTickets } from '../support/unread-store.ts';
import { freshenWallet, refreshWallet } from '../wallet/wallet-store.ts';
import { $me, loadMe, refreshMe } from './session-store.ts';

/** Loads the user data that every page shows: name, balance, and the number of unread tickets. */
export async function loadAccount(): Promise<void> {
  await loadMe();
  if (!$me.get()) return;
  await Promise.all([refreshWallet(), loadUnreadTickets()]);
  startLive();
}

/** Refreshes the same data when the user returns to the page. */
export async function freshenAccount(): Promise<void> {
  if ($me.get()) await Promise.all([refreshMe(), freshenWallet(), loadUnreadTickets()]);
}
