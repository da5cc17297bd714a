import { loadUnreadTickets } from '../support/unread-store.ts';
import { refreshWallet } from '../wallet/wallet-store.ts';
import { $me, loadMe } from './session-store.ts';

/** What every page shows of whoever is signed in: who it is, the balance, and how many tickets hold news. */
export async function loadAccount(): Promise<void> {
  await loadMe();
  if ($me.get()) await Promise.all([refreshWallet(), loadUnreadTickets()]);
}
