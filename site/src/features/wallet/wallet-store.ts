import { v1, type Wallet } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';
import type { Loaded } from '../../ui/use-loaded.ts';
import { $me } from '../session/session-store.ts';

/** The signed-in user's wallet. Null for staff, who have none. */
export const $wallet = atom<Loaded<Wallet | null>>({ state: 'loading' });

const answers = latestAnswer();

/** Reloads the wallet after an action that moved money. The old value stays visible until the response arrives. */
export function refreshWallet(): Promise<void> {
  return read({ tellsFailure: true });
}

let freshening: Promise<void> | undefined;

/** Refreshes the wallet in the background. Concurrent calls share one request, and a failure keeps the old value. */
export function freshenWallet(): Promise<void> {
  freshening ??= read({ tellsFailure: false }).finally(() => {
    freshening = undefined;
  });
  return freshening;
}

/** For an answer that brings the wallet with other data. Call it before the request; an older answer changes nothing. */
export function expectWallet() {
  const counts = answers.ask();
  return {
    take: (value: Wallet | null) => counts() && $wallet.set({ state: 'done', value }),
    fail: (error: unknown) => counts() && $wallet.set({ state: 'failed', error }),
  };
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
