// @vitest-environment jsdom

import { ApiProblem, NetworkFailure } from '@semilla/client';
import { type VerificationStatus, verificationStatuses, type Wallet } from '@semilla/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { $me, type Me } from '../session/session-store.ts';
import { $wallet } from '../wallet/wallet-store.ts';
import { rememberAfterIdentity, takeAfterIdentity } from './after-identity.ts';
import { Identity } from './Identity.tsx';
import { profileWords } from './profile-words.ts';

const answers: Record<string, unknown> = {};
const paths: string[] = [];

vi.mock('../../lib/api.ts', () => ({
  api: async ({ method, path }: { method: string; path: string }) => {
    paths.push(`${method} ${path}`);
    const answer = answers[`${method} ${path}`];
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

const list = 'GET /v1/account/verifications';
const attempt = (status: VerificationStatus, more = {}) => ({
  data: [{ status, reason: null, reasonCode: null, decisionReason: null, documents: [], ...more }],
  total: 1,
});
const open = () => mount(<Identity />, profileWords);

beforeEach(() => {
  paths.length = 0;
  sessionStorage.clear();
  act(() => $me.set({ verificationStatus: 'Completed' } as Me));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubLocation() {
  const moves = { assign: vi.fn<(address: string) => void>(), replace: vi.fn<(address: string) => void>() };
  vi.stubGlobal('location', { search: '', hash: '', ...moves });
  return moves;
}

const actOf: Record<VerificationStatus, string | undefined> = {
  NotVerified: 'Verificar mi identidad',
  Started: 'Continuar la verificación',
  Progress: 'Continuar la verificación',
  Completed: undefined,
  Approved: undefined,
  Declined: 'Intentarlo otra vez',
  Resubmission: 'Repetir lo que falta',
  ExpiredAbandoned: 'Intentarlo otra vez',
};

it.each(verificationStatuses)('[S7][E15] explains status %s and the next step', async (status) => {
  answers[list] = attempt(status);
  const place = await open();
  expect(place.querySelector('output')?.textContent?.length).toBeGreaterThan(20);
  expect(place.textContent).not.toContain('account.identity');
  expect(place.querySelector('button')?.textContent).toBe(actOf[status]);
});

it.each([
  ['Completed', 0, 'Mientras tanto, ver los proyectos', '/projects/'],
  ['Approved', 0, 'Añadir dinero a tu monedero', '/user/profile?tab=wallet#money'],
  ['Approved', 25_000, 'Elegir un proyecto', '/projects/'],
] as const)('[S7] leads on from %s with %i cents', async (status, balance, text, href) => {
  $wallet.set({ state: 'done', value: { balance } as Wallet });
  answers[list] = attempt(status);
  const link = (await open()).querySelector('a.button');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([text, href]);
});

it('[S7] offers a first attempt, and shows why a previous attempt was refused', async () => {
  answers[list] = { data: [], total: 0 };
  expect((await open()).textContent).toContain('Sin verificar');
  answers[list] = attempt('Declined', {
    reason: 'Document expired',
    decisionReason: 'El documento está caducado.',
  });
  expect((await open()).textContent).toContain('Motivo: El documento está caducado.');
});

it('[S7][C13] shows the provider’s reason in the user’s language, but not its suspicions', async () => {
  answers[list] = attempt('Declined', { reason: 'Document expired', reasonCode: 207 });
  expect((await open()).textContent).toContain('Motivo: El documento está caducado.');
  answers[list] = attempt('Declined', { reason: 'Suspected fraud', reasonCode: 502 });
  const place = await open();
  expect(place.textContent).toContain('Motivo: No hemos podido comprobar los datos');
  expect(place.textContent).not.toContain('fraud');
});

it('[S7][M4] shows the accepted document, with its expiry date if known', async () => {
  const paper = { type: 'ID_CARD', number: '00000000T', validUntil: null };
  answers[list] = attempt('Approved', { documents: [paper] });
  expect((await open()).querySelector('.numbers')?.textContent).toBe('Documento de identidad · 00000000T');
  answers[list] = attempt('Approved', { documents: [{ ...paper, validUntil: '2031-05-09' }] });
  expect((await open()).querySelector('.numbers')?.textContent).toBe(
    'Documento de identidad · 00000000T · válido hasta 09/05/2031',
  );
});

it('[S7] polls while a decision is pending, and updates the header', async () => {
  vi.useFakeTimers();
  answers[list] = attempt('Completed');
  const place = await open();
  answers[list] = attempt('Approved');
  answers['GET /v1/account/users/me'] = { signedIn: 'full', verificationStatus: 'Approved' };
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  expect(place.textContent).toContain('Verificada');
  expect($me.get()?.verificationStatus).toBe('Approved');
  const calls = paths.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(paths).toHaveLength(calls);
});

it('[S7] shows the decision when the user returns to the page, and keeps the old state if the request fails', async () => {
  answers[list] = attempt('Resubmission');
  const place = await open();
  answers[list] = attempt('Approved');
  answers['GET /v1/account/users/me'] = { signedIn: 'full', verificationStatus: 'Approved' };
  await act(async () => dispatchEvent(new Event('focus')));
  expect(place.textContent).toContain('Verificada');
  expect($me.get()?.verificationStatus).toBe('Approved');
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  answers[list] = new NetworkFailure('no answer');
  await act(async () => dispatchEvent(new Event('focus')));
  expect(place.textContent).toContain('Verificada');
});

it('[C13][X1] says that the verification could not be started', async () => {
  answers[list] = { data: [], total: 0 };
  answers['POST /v1/account/verifications'] = new ApiProblem({
    type: 'about:blank',
    title: '',
    status: 503,
    detail: 'Ha habido un error al iniciar el proceso de verificación',
    code: 'account.verification_start_failed',
    requestId: 'r',
  });
  const place = await open();
  await press(place, 'Verificar mi identidad');
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('error al iniciar');
  expect(place.querySelector('button')?.disabled).toBe(false);
});

it('[X3] says that the verification could not be loaded, and retries', async () => {
  answers[list] = new NetworkFailure('no answer');
  const place = await open();
  expect(place.querySelector('[role="alert"]')?.textContent).toContain(
    'No hemos podido cargar tu verificación',
  );
  answers[list] = attempt('Started');
  await press(place, 'Reintentar');
  expect(place.textContent).toContain('Empezada');
});

it.each(['Completed', 'Approved'] as const)(
  '[S7][G2] leads back, once, to the page that started a check, now %s',
  async (status) => {
    const { replace } = stubLocation();
    rememberAfterIdentity('/projects/sol#invest');
    answers[list] = attempt(status);
    await open();
    await open();
    expect(replace.mock.calls).toEqual([['/projects/sol#invest']]);
  },
);

it.each(['Declined', 'ExpiredAbandoned', 'Resubmission'] as const)(
  '[S7] stays on the page after a check that is %s',
  async (status) => {
    const { replace } = stubLocation();
    rememberAfterIdentity('/projects/sol#invest');
    answers[list] = attempt(status);
    await open();
    expect(replace).not.toHaveBeenCalled();
  },
);

it('[S7] does not lead to the page of an abandoned check after a new one from the profile', async () => {
  const { assign } = stubLocation();
  rememberAfterIdentity('/projects/sol#invest');
  answers[list] = attempt('ExpiredAbandoned');
  answers['POST /v1/account/verifications'] = { url: 'https://identity.example/1' };
  await press(await open(), 'Intentarlo otra vez');
  expect(assign).toHaveBeenCalledWith('https://identity.example/1');
  expect(takeAfterIdentity()).toBeUndefined();
});
