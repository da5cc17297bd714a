import { listWallets, type Wallet } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import type { Loaded } from '../../ui/use-loaded.ts';
import { $me } from '../session/session-store.ts';

/** The wallet of whoever is signed in; null for staff who have none. */
export const $wallet = atom<Loaded<Wallet | null>>({ state: 'loading' });

let latest = 0;

/** Reads the wallet anew: after every act that moves money. What is shown stays until the answer is there. */
export async function refreshWallet(): Promise<void> {
  await read((error) => $wallet.set({ state: 'failed', error }));
}

let freshening: Promise<void> | undefined;

/** Reads it for whoever only looks: once for all of them, and what is known stays where it cannot be had. */
export function freshenWallet(): Promise<void> {
  freshening ??= read(() => {}).finally(() => {
    freshening = undefined;
  });
  return freshening;
}

async function read(onFailed: (error: unknown) => void): Promise<void> {
  const me = $me.get();
  if (!me) return;
  latest += 1;
  const asked = latest;
  try {
    const { data } = await api(listWallets, { query: { userId: me.userId, take: 1 } });
    if (asked === latest) $wallet.set({ state: 'done', value: data[0] ?? null });
  } catch (error) {
    if (asked === latest) onFailed(error);
  }
}
