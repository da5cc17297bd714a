import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { followProjects } from '../../lib/follow-projects.ts';
import { startLive } from '../../lib/live.ts';
import { hasSessionHint } from '../../lib/session-hint.ts';
import { expectUnreadMessages } from '../inbox/unread-messages-store.ts';
import { expectUnreadTickets } from '../support/unread-store.ts';
import { expectWallet } from '../wallet/wallet-store.ts';
import { $me, loadMe, refreshMe } from './session-store.ts';

/** Loads the wallet and what is unread. With `tellsFailure`, the page says that the wallet could not be loaded. */
async function loadSummary({ tellsFailure }: { tellsFailure: boolean }): Promise<void> {
  const wallet = expectWallet();
  const takeTickets = expectUnreadTickets();
  const takeMessages = expectUnreadMessages();
  try {
    const summary = await api(v1.ownSummaries.find);
    wallet.take(summary.wallet);
    takeTickets(summary.unreadTickets);
    takeMessages(summary.unreadMessages);
  } catch (error) {
    if (tellsFailure) wallet.fail(error);
  }
}

/** Loads the user data that every page shows: name, balance, and what is unread. */
export async function loadAccount(): Promise<void> {
  await loadMe();
  if (!$me.get()) return;
  await loadSummary({ tellsFailure: true });
  startLive(followProjects);
}

/** Refreshes the same data when the user returns to the page. A user who has logged out has no summary. */
export async function freshenAccount(): Promise<void> {
  if (!$me.get()) return;
  await Promise.all([refreshMe(), hasSessionHint() && loadSummary({ tellsFailure: false })]);
}
