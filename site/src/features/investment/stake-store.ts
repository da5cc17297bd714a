import { may, type Order, v1 } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { everyRow } from '../../lib/every-row.ts';
import type { Loaded } from '../../ui/use-loaded.ts';
import { $me } from '../session/session-store.ts';

/** What whoever is signed in has put into the project of this page and not taken back. */
export const $stake = atom<Loaded<Order[]>>({ state: 'loading' });

/** Reads it anew: when it is known who is signed in, and after an order. What is shown stays until the answer is there. */
export async function refreshStake(projectId: string): Promise<void> {
  const me = $me.get();
  if (!me || !may('orders.place', me.role)) return;
  try {
    const orders = await everyRow(api, v1.orders.find, { userId: me.userId, projectId });
    $stake.set({ state: 'done', value: orders.filter(({ status }) => status !== 'cancelled') });
  } catch (error) {
    $stake.set({ state: 'failed', error });
  }
}
