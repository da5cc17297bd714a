import { v1, type Wallet } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';
import type { Loaded } from '../../ui/use-loaded.ts';
import { $me } from '../session/session-store.ts';

/** The signed-in user's wallet; null for staff, who have none. */
export const $wallet = atom<Loaded<Wallet | null>>({ state: 'loading' });

const answers = latestAnswer();

/** Reloads the wallet after every action that moves money. The old value stays visible until the answer arrives. */
export function refreshWallet(): Promise<void> {
  return read({ tellsFailure: true });
}

let freshening: Promise<void> | undefined;

/** Refreshes the wallet: concurrent calls share one request, and the old value stays on failure. */
export function freshenWallet(): Promise<void> {
  freshening ??= read({ tellsFailure: false }).finally(() => {
    freshening = undefined;
  });
  return freshening;
}

async function read({ tellsFailure }: { tellsFailure: boolean }): Promise<void> {
  const me = $me.get();
  if (!me) return;
  const counts = answers.ask();
  try {
    const { data } = await api(v1.wallets.find, { query: { userId: me.userId, take: 1 } });
    if (counts()) $wallet.set({ state: 'done', value: data[0] ?? null });
  } catch (error) {
    if (tellsFailure && counts()) $wallet.set({ state: 'failed', error });
  }
}
