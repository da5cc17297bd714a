import { everyRow } from '@semilla/client';
import { may, type Order, v1 } from '@semilla/contract';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import type { Loaded } from '../../ui/use-loaded.ts';
import { $me } from '../session/session-store.ts';

/** The signed-in user's orders in this project, except cancelled ones. */
export const $stake = atom<Loaded<Order[]>>({ state: 'loading' });

/** Loads the orders once the user is known, and after a new order. The old ones stay visible until the response arrives. */
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
