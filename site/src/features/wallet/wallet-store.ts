import { v1, type Wallet } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { latestAnswer } from '../../lib/latest-answer.ts';
import type { Loaded } from '../../ui/use-loaded.ts';
import { $me } from '../session/session-store.ts';

/** The wallet of whoever is signed in; null for staff who have none. */
export const $wallet = atom<Loaded<Wallet | null>>({ state: 'loading' });

const answers = latestAnswer();

/** Reads the wallet anew: after every act that moves money. What is shown stays until the answer is there. */
export function refreshWallet(): Promise<void> {
  return read({ tellsFailure: true });
}

let freshening: Promise<void> | undefined;

/** Reads it for whoever only looks: once for all of them, and what is known stays where it cannot be had. */
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
