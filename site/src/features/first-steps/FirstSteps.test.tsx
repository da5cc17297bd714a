// @vitest-environment jsdom
import { NetworkFailure } from '@semilla/client';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount, press } from '../../testing/mount.tsx';
import { $me, type Me } from '../session/session-store.ts';
import { $wallet } from '../wallet/wallet-store.ts';
import FirstSteps from './FirstSteps.tsx';
import { firstStepsWords } from './first-steps-words.ts';
import { endFirstSteps, rememberProject } from './steps-hint.ts';

const answers: Record<string, unknown> = {};
const asked: string[] = [];
vi.mock('../../lib/api.ts', () => ({
  api: async ({ path }: { path: string }) => {
    asked.push(path);
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

const none = { data: [], total: 0 };
const orders = '/v1/project/orders';

const wallet = (balance: number) =>
  $wallet.set({ state: 'done', value: { walletId: 'w', userId: 'u', balance, held: 0 } as never });
const signIn = (given: Partial<Me> = {}) =>
  act(async () => $me.set({ userId: 'u', role: 'user', verificationStatus: 'NotVerified', ...given } as Me));
const open = () => mount(<FirstSteps words={pickWords('es', firstStepsWords)} />, firstStepsWords);
const hasPlace = () => document.documentElement.dataset.firstSteps === 'open';
const steps = (place: HTMLElement) => [...place.querySelectorAll('li')];
const told = (place: HTMLElement) => steps(place).map((step) => step.querySelector('.tag')?.textContent);

// Loaded here, so that the calls start as soon as the steps are shown.
beforeAll(() => import('./ask-for-steps.ts'));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  asked.length = 0;
  delete document.documentElement.dataset.firstSteps;
  answers[orders] = none;
  answers['/v1/wallet/transactions'] = none;
  act(() => {
    $me.set(undefined);
    wallet(0);
  });
});

afterEach(() => vi.useRealTimers());

it('[P1] has its full height before the states of the steps are loaded', async () => {
  const place = await open();
  expect(steps(place)).toHaveLength(3);
  expect(told(place)).toEqual([undefined, undefined, undefined]);
  expect(asked).toEqual([]);
});

it('[P1][R4][R5] links a new user to each step, with the next one first', async () => {
  await signIn();
  const place = await open();
  expect(told(place)).toEqual(['Siguiente paso', 'Puedes hacerlo ya', 'Más adelante']);
  expect(hasPlace()).toBe(true);
  expect(localStorage.getItem('first-steps')).toBe('open');
  expect(place.querySelector('[aria-current="step"] a')?.textContent).toBe('Verifica tu identidad');
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/user/profile?tab=customer#identity',
    '/user/profile?tab=wallet#money',
  ]);
});

it('[P1][L46] asks a company that is verified who is behind it', async () => {
  await signIn({
    verificationStatus: 'Approved',
    kind: 'company',
    taxId: 'B12345674',
    legalForm: 'SL',
  });
  answers['/v1/account/company-declarations'] = none;
  const place = await open();
  const next = place.querySelector('[aria-current="step"] a');
  expect(next?.textContent).toBe('Dinos quién está detrás de la empresa');
  expect(next?.getAttribute('href')).toBe('/user/profile?tab=customer#company');
});

it('[P1][S7] shows finished steps, and steps that wait for staff', async () => {
  await signIn({ verificationStatus: 'Completed' });
  act(() => wallet(150_050));
  const place = await open();
  expect(told(place)).toEqual(['En revisión', 'Hecho', 'Más adelante']);
  expect(place.querySelector('[aria-current]')).toBeNull();
});

it('[P1][S3] shows later decisions by staff', async () => {
  await signIn({ verificationStatus: 'Approved' });
  answers['/v1/wallet/transactions'] = { data: [{}], total: 1 };
  const place = await open();
  expect(told(place)[1]).toBe('Esperamos tu transferencia');
  answers['/v1/wallet/transactions'] = none;
  answers['/v1/wallet/wallets'] = {
    data: [{ walletId: 'w', userId: 'u', balance: 150_050, held: 0 }],
    total: 1,
  };
  await act(async () => dispatchEvent(new Event('focus')));
  expect(told(place)).toEqual(['Hecho', 'Hecho', 'Siguiente paso']);
});

it('[P1][S7] polls while staff have to decide, and stops after the decision', async () => {
  vi.useFakeTimers();
  await signIn({ verificationStatus: 'Completed' });
  const place = await open();
  expect(told(place)[0]).toBe('En revisión');
  answers['/v1/account/users/me'] = { ...$me.get(), signedIn: 'full', verificationStatus: 'Approved' };
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(told(place)[0]).toBe('Hecho');
  asked.length = 0;
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(asked).toEqual([]);
});

it('[P1] stays dismissed without storage, even if a response arrives late', async () => {
  vi.stubGlobal('localStorage', undefined);
  await signIn();
  const place = await open();
  let answerLate: (found: typeof none) => void = () => {};
  answers[orders] = new Promise<typeof none>((resolve) => {
    answerLate = resolve;
  });
  await act(async () => dispatchEvent(new Event('focus')));
  await press(place, 'No mostrar más');
  await act(async () => answerLate(none));
  expect(place.textContent).toBe('');
});

it('[P1] is hidden without another request for users who have invested', async () => {
  await signIn();
  answers[orders] = { data: [{}], total: 1 };
  expect((await open()).textContent).toBe('');
  expect(hasPlace()).toBe(false);
  asked.length = 0;
  expect((await open()).textContent).toBe('');
  expect(asked).toEqual([]);
});

it('[P1] stays hidden on the next page once dismissed, but not for another user', async () => {
  await signIn();
  await press(await open(), 'No mostrar más');
  expect((await open()).textContent).toBe('');
  expect(localStorage.getItem('first-steps')).toBe('over');
  await signIn({ userId: 'other' });
  expect(steps(await open())).toHaveLength(3);
  expect(hasPlace()).toBe(true);
});

it('[P1][R20] leads back to the project that the user came for, until the first order', async () => {
  const path = '/projects/edificio-lavapies#invest';
  rememberProject('u', path);
  await signIn({ verificationStatus: 'Approved' });
  act(() => wallet(150_050));
  const place = await open();
  expect(place.querySelector('[aria-current] a')?.getAttribute('href')).toBe(path);
  expect(place.textContent).toContain('Vuelve al proyecto en el que querías invertir.');
  act(() => endFirstSteps('u'));
  expect(localStorage.getItem('first-steps-project:u')).toBeNull();
});

it('[P1][R20] is over after the first order, already before the next page', async () => {
  await signIn();
  await open();
  act(() => endFirstSteps('u'));
  expect(hasPlace()).toBe(false);
  expect((await open()).textContent).toBe('');
});

it('[P1] is not shown to staff, who do not invest', async () => {
  await signIn({ role: 'operator' });
  expect((await open()).textContent).toBe('');
  expect(asked).toEqual([]);
});

it('[X3] shows nothing if the states cannot be loaded', async () => {
  await signIn();
  answers[orders] = new NetworkFailure('no answer');
  expect((await open()).textContent).toBe('');
});
