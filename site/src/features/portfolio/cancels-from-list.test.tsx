// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { situation } from '../investment/testing.ts';
import { InvestmentList } from './InvestmentList.tsx';
import type { Investment } from './portfolio.ts';
import { portfolioWords } from './portfolio-words.ts';
import { investment } from './testing.ts';

const pending = investment({ amount: 50_000 });
const cancelled: Investment = { ...pending, order: { ...pending.order, status: 'cancelled' } };

vi.mock('../../lib/api.ts', () => ({
  api: async ({ method }: { method: string }) =>
    method === 'GET' ? situation({ project: {} }).project : cancelled.order,
}));
vi.mock('../wallet/wallet-store.ts', () => ({ refreshWallet: async () => {} }));

it('[B3][R4] keeps the confirmation open when the list is reloaded, and then focuses the order’s row', async () => {
  vi.setSystemTime(new Date('2026-03-12T12:00:00Z'));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  let readAnew = () => {};
  const onChanged = vi.fn<() => void>();
  function List() {
    const [all, setAll] = useState([pending]);
    readAnew = () => setAll([cancelled]);
    return <InvestmentList {...{ all, onChanged }} today="2026-03-12" brand="Semilla" />;
  }
  const place = await mount(<List />, portfolioWords);
  await press(place, 'Cancelar');
  await press(place, 'Cancelar y recuperar');
  await act(async () => readAnew());
  expect(place.querySelector('.investment-state')?.textContent).toBe('Cancelada');
  expect(place.querySelector('dialog')?.textContent).toContain('cancelada sin coste');

  const close = place.querySelector<HTMLElement>('dialog button[aria-label="Cerrar"]');
  await act(async () => close?.click());
  expect(place.querySelector('dialog')).toBe(null);
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe(pending.order.orderId);
});
