// @vitest-environment jsdom

import { NetworkFailure } from '@semilla/client';
import type { Order } from '@semilla/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount, press } from '../../testing/mount.tsx';
import { investment } from '../portfolio/testing.ts';
import { $me, type Me } from '../session/session-store.ts';
import OwnStake from './OwnStake.tsx';
import { $stake, refreshStake } from './stake-store.ts';
import { stakeWords } from './words.ts';

let answer: () => Order[];
const asked: unknown[] = [];

vi.mock('../../lib/api.ts', () => ({
  api: async (_: unknown, { query }: { query: unknown }) => {
    asked.push(query);
    const data = answer();
    return { data, total: data.length };
  },
}));

const invested = (given: Parameters<typeof investment>[0] = {}) => investment(given).order;

beforeEach(() => {
  asked.length = 0;
  act(() => {
    $me.set({ userId: 'me', role: 'user' } as Me);
    $stake.set({ state: 'loading' });
  });
});

const open = () => mount(<OwnStake words={pickWords('es', stakeWords)} projectId="sun" />, stakeWords);

it('[R3][R4] shows the user’s investment without cancelled orders, and links to it', async () => {
  const kept = invested({ amount: 50_000 });
  answer = () => [kept, invested({ amount: 70_000, status: 'cancelled' })];
  const place = await open();
  expect(asked).toEqual([expect.objectContaining({ userId: 'me', projectId: 'sun' })]);
  expect(place.textContent).toMatch(/Tu inversión en este proyecto\s*500,00\s€/);
  expect(place.querySelector('a')?.getAttribute('href')).toBe(`/investments#${kept.orderId}`);
});

it('[R4] adds up several, links to the latest, and updates after a new one', async () => {
  const latest = invested({ amount: 50_000 });
  answer = () => [latest, invested({ amount: 20_050, status: 'active' })];
  const place = await open();
  expect(place.textContent).toMatch(/700,50\s€/);
  expect(place.querySelector('a')?.getAttribute('href')).toBe(`/investments#${latest.orderId}`);
  answer = () => [invested({ amount: 100_000 })];
  await act(() => refreshStake('sun'));
  expect(place.textContent).toMatch(/1\.000,00\s€/);
});

it('[R3] shows nothing without an investment, and makes no request for staff', async () => {
  answer = () => [];
  expect((await open()).textContent).toBe('');
  act(() => $me.set({ userId: 'me', role: 'admin' } as Me));
  asked.length = 0;
  expect((await open()).textContent).toBe('');
  expect(asked).toEqual([]);
});

it('[X3] shows a failed request, and retries it', async () => {
  answer = () => {
    throw new NetworkFailure('no answer');
  };
  const place = await open();
  expect(place.querySelector('[role=alert]')?.textContent).toContain('si has invertido');
  answer = () => [invested({ amount: 50_000 })];
  await press(place, 'Reintentar');
  expect(place.textContent).toMatch(/500,00\s€/);
});
