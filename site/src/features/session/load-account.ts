import { loadUnreadTickets } from '../support/unread-store.ts';
import { freshenWallet, refreshWallet } from '../wallet/wallet-store.ts';
import { $me, loadMe, refreshMe } from './session-store.ts';

/** What every page shows of whoever is signed in: who it is, the balance, and how many tickets hold news. */
export async function loadAccount(): Promise<void> {
  await loadMe();
  if ($me.get()) await Promise.all([refreshWallet(), loadUnreadTickets()]);
}

/** The same as it is now, for somebody who comes back. */
export async function freshenAccount(): Promise<void> {
  if ($me.get()) await Promise.all([refreshMe(), freshenWallet(), loadUnreadTickets()]);
}
