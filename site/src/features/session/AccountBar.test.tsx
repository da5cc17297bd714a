// @vitest-environment jsdom
import { ApiProblem, NetworkFailure } from '@semilla/client';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { dropSessionHint } from '../../lib/session-hint.ts';
import { mount, press } from '../../testing/mount.tsx';
import { $unreadMessages } from '../inbox/unread-messages-store.ts';
import { $unreadTickets } from '../support/unread-store.ts';
import { $wallet, refreshWallet } from '../wallet/wallet-store.ts';
import AccountBar from './AccountBar.tsx';
import { accountBarWords } from './account-bar-words.ts';
import SessionFailure from './SessionFailure.tsx';
import { sessionFailureWords } from './session-failure-words.ts';
import { $me } from './session-store.ts';

const lucia = {
  userId: 'u',
  name: 'Lucía',
  surname: 'Ferrer',
  email: 'lucia@example.com',
  role: 'user',
  verificationStatus: 'NotVerified',
  signedIn: 'full',
};

const summary = '/v1/overview/own-summary';
const walletWith = (balance: number) => ({ walletId: 'w', balance, held: 0 });

const answers: Record<string, unknown> = {};

vi.mock('../../lib/api.ts', () => ({
  api: async ({ path }: { path: string }) => {
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

beforeEach(() => {
  // The hint of a session, which `dropSessionHint` removes.
  document.cookie = 'semilla_session=1; path=/';
  act(() => {
    $me.set(undefined);
    $wallet.set({ state: 'loading' });
    $unreadTickets.set(0);
    $unreadMessages.set(undefined);
  });
  answers['/v1/account/users/me'] = lucia;
  answers[summary] = { wallet: walletWith(123_450), unreadTickets: 2, unreadMessages: 3 };
});

afterEach(() => {
  vi.useRealTimers();
  dropSessionHint();
});

const open = () => mount(<AccountBar words={pickWords('es', accountBarWords)} />, accountBarWords);
const refusedWith = (status: number) =>
  new ApiProblem({ type: '', title: '', status, detail: '', code: 'request.failed', requestId: 'r' });
const links = (place: HTMLElement) =>
  [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('[R15][R25][C12] shows the balance and links to the wallet, with a single load', async () => {
  const place = await open();
  const button = place.querySelector('.wallet-button');
  expect(button?.textContent).toMatch(/1\.234,50\s€/);
  expect(button?.getAttribute('href')).toBe('/user/profile?tab=wallet');
});

it('[R16][R17] shows what needs attention, and no link to the backoffice for an investor', async () => {
  const place = await open();
  const menu = place.querySelector('.user-menu-button');
  expect(menu?.querySelector('.badge.info')?.textContent).toBe(
    '53 mensajes sin leer · 2 incidencias con novedades',
  );
  expect(menu?.querySelector('.badge [title]')?.getAttribute('title')).toContain('2 incidencias');
  expect(menu?.textContent).toContain('Identidad sin verificar');
  expect(links(place)).not.toContain('/admin/');
});

it('[R16][R17] shows the number of unread messages beside the inbox, which staff do not have', async () => {
  const ownPage = (await open()).querySelector('a[href="/user/inbox"]');
  expect(ownPage?.textContent).toBe('Buzón3');
  answers['/v1/account/users/me'] = { ...lucia, role: 'admin' };
  answers[summary] = { wallet: null, unreadTickets: 2, unreadMessages: 0 };
  act(() => {
    $me.set(undefined);
    $unreadMessages.set(undefined);
  });
  const ofStaff = await open();
  expect(ofStaff.querySelector('a[href="/user/inbox"]')).toBeNull();
  expect(ofStaff.querySelector('.user-menu-button')?.textContent).not.toContain('mensajes');
});

it('[R17] has no badge if nothing needs attention', async () => {
  answers['/v1/account/users/me'] = { ...lucia, verificationStatus: 'Approved' };
  answers[summary] = { wallet: walletWith(123_450), unreadTickets: 0, unreadMessages: 0 };
  expect((await open()).querySelector('.badge')).toBeNull();
});

it('[R16] links staff, who have no wallet, to the backoffice', async () => {
  answers['/v1/account/users/me'] = { ...lucia, role: 'admin' };
  answers[summary] = { wallet: null, unreadTickets: 0, unreadMessages: 0 };
  expect(links(await open())).toEqual(['/user/profile?tab=customer', '/user/support', '/admin/']);
});

it('[R15] updates the balance', async () => {
  const place = await open();
  answers['/v1/wallet/wallets'] = { data: [walletWith(5_000)], total: 1 };
  await act(refreshWallet);
  expect(place.querySelector('.wallet-button')?.textContent).toMatch(/50,00\s€/);
});

it('[X2][R23] says that the user cannot be loaded, keeps the signed-in page, and retries', async () => {
  document.documentElement.dataset.signedIn = '';
  for (const failure of [new NetworkFailure('no answer'), refusedWith(500), refusedWith(502)]) {
    answers['/v1/account/users/me'] = failure;
    const place = await open();
    const strip = await mount(
      <SessionFailure words={pickWords('es', sessionFailureWords)} />,
      sessionFailureWords,
    );
    expect($me.get()).toBeNull();
    expect('signedIn' in document.documentElement.dataset).toBe(true);
    expect(strip.querySelector('[role=alert]')?.textContent).toContain('No hemos podido cargar tu cuenta');
    expect(links(strip)).toEqual(['/user/support/new']);
    answers['/v1/account/users/me'] = lucia;
    await press(strip, 'Reintentar');
    expect(strip.textContent).toBe('');
    expect(place.querySelector('.user-menu-button')?.textContent).toContain('Lucía');
  }
});

it('[X2][G2] shows the visitor’s page once the session has ended', async () => {
  document.documentElement.dataset.signedIn = '';
  answers['/v1/account/users/me'] = refusedWith(401);
  const place = await open();
  expect($me.get()).toBeNull();
  expect('signedIn' in document.documentElement.dataset).toBe(false);
  expect(place.querySelector('.wallet-button')).toBeNull();
});

it('[R15][R17][S7] refreshes when the user returns to the page, and keeps the old state if that fails', async () => {
  const place = await open();
  answers['/v1/account/users/me'] = { ...lucia, verificationStatus: 'Approved' };
  answers[summary] = { wallet: walletWith(5_000), unreadTickets: 0, unreadMessages: 0 };
  vi.setSystemTime('2026-03-14T09:30:00Z');
  await act(async () => dispatchEvent(new Event('focus')));
  expect(place.querySelector('.wallet-button')?.textContent).toMatch(/50,00\s€/);
  expect(place.querySelector('.badge')).toBeNull();

  for (const path of Object.keys(answers)) answers[path] = new NetworkFailure('no answer');
  vi.setSystemTime('2026-03-14T09:31:00Z');
  await act(async () => dispatchEvent(new Event('focus')));
  expect(place.querySelector('.wallet-button')?.textContent).toMatch(/50,00\s€/);
  expect(place.querySelector('.user-menu-button')?.textContent).toContain('Lucía');
});

it('[R15] asks for nothing about the wallet once the session has ended in this browser', async () => {
  const place = await open();
  answers[summary] = { wallet: walletWith(5_000), unreadTickets: 0, unreadMessages: 0 };
  dropSessionHint();
  await act(async () => dispatchEvent(new Event('focus')));
  expect(place.querySelector('.wallet-button')?.textContent).toMatch(/1\.234,50\s€/);
});

it('[R15] keeps showing its user even if another user has signed in meanwhile', async () => {
  const place = await open();
  answers['/v1/account/users/me'] = { ...lucia, userId: 'other', name: 'Marta' };
  await act(async () => dispatchEvent(new Event('focus')));
  expect(place.querySelector('.user-menu-button')?.textContent).toContain('Lucía');
});

describe('logging out without a network', () => {
  const logOut = '/v1/auth/logout';
  const alertOf = (place: HTMLElement) => place.querySelector('[role=alert]')?.textContent;

  async function failToLogOut(): Promise<HTMLElement> {
    answers[logOut] = new NetworkFailure('no answer');
    const place = await open();
    await press(place, 'Cerrar sesión');
    expect(alertOf(place)).toMatch(/^No se ha podido cerrar la sesión/);
    return place;
  }

  it('[R16][X3] no longer says that it failed once it is tried again', async () => {
    const place = await failToLogOut();
    answers[logOut] = new Promise(() => {});
    await press(place, 'Cerrar sesión');
    expect(alertOf(place)).toBeUndefined();
  });

  it('[R16][X3] no longer says that it failed once the menu was closed', async () => {
    const place = await failToLogOut();
    await act(async () => place.querySelector('#user-menu')?.dispatchEvent(new Event('toggle')));
    expect(alertOf(place)).toBeUndefined();
  });
});
