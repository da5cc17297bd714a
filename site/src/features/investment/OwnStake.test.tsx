// @vitest-environment jsdom

import { NetworkFailure } from '@semilla/client';
import { cents, type Order, type OwnLoanState, type OwnReturn, v1 } from '@semilla/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount, press } from '../../testing/mount.tsx';
import { investment, ownLoan, ownReturn } from '../portfolio/testing.ts';
import { $me, type Me } from '../session/session-store.ts';
import OwnStake from './OwnStake.tsx';
import { $stake, refreshStake } from './stake-store.ts';
import { stakeWords } from './words.ts';

let answer: () => Order[];
let answerReturns: () => { data: OwnReturn[]; loans: OwnLoanState[] };
const asked: unknown[] = [];

vi.mock('../../lib/api.ts', () => ({
  api: async (endpoint: unknown, given?: { query: unknown }) => {
    if (endpoint === v1.distributions.findOwnReturns) return answerReturns();
    asked.push(given?.query);
    const data = answer();
    return { data, total: data.length };
  },
}));

const invested = (given: Parameters<typeof investment>[0] = {}) => investment(given).order;

beforeEach(() => {
  answerReturns = () => {
    throw new NetworkFailure('no answer');
  };
  asked.length = 0;
  act(() => {
    $me.set({ userId: 'me', role: 'user' } as Me);
    $stake.set({ state: 'loading' });
  });
});

const open = (isLate = false) =>
  mount(<OwnStake words={pickWords('es', stakeWords)} projectId="sun" isLate={isLate} />, stakeWords);

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

it('[L30][L31] says how much of what the promoter owes is the investor’s own, of several investments together', async () => {
  const [first, second] = [invested({ amount: 50_000 }), invested({ amount: 20_000 })];
  answer = () => [first, second];
  const data = [
    ownReturn({ orderId: first.orderId, dueOn: '2026-01-31', net: 4_500 }),
    ownReturn({ orderId: second.orderId, dueOn: '2026-01-31', net: 1_800 }),
    ownReturn({ orderId: 'another', dueOn: '2026-01-31', net: 9_900 }),
  ];
  const given = { projectId: 'sun', owed: cents(1_060_000), recovered: cents(200_000) };
  const textOf = (place: HTMLElement) =>
    place.querySelector('[data-own-loan]')?.textContent?.replaceAll('\u00a0', ' ');
  answerReturns = () => ({ data, loans: [ownLoan({ ...given, state: 'late', lateSince: '2026-01-31' })] });
  expect(textOf(await open(true))).toBe(
    'De tu parte faltan 63,00 €, después de comisión e impuestos; vencían desde el 31/01/2026',
  );
  answerReturns = () => ({
    data,
    loans: [ownLoan({ ...given, state: 'default', defaultedOn: '2026-05-02' })],
  });
  expect(textOf(await open(true))).toBe('De tu parte se han recuperado 140,00 € de 742,00 €');
});

it('[X3] says that the own part of a late loan could not be worked out, and tries again', async () => {
  answer = () => [invested({ amount: 50_000 })];
  const place = await open(true);
  expect(place.querySelector('[role=alert]')?.textContent).toContain('qué parte del retraso');
  answerReturns = () => ({
    data: [],
    loans: [ownLoan({ projectId: 'sun', state: 'default', owed: cents(200), recovered: cents(0) })],
  });
  await press(place, 'Reintentar');
  expect(place.textContent).toContain('De tu parte se han recuperado 0,00');
});
