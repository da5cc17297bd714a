// @vitest-environment jsdom
import { ApiProblem, NetworkFailure } from '@semilla/client';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { $notice } from '../notices/notices-store.ts';
import { profileWords } from '../profile/profile-words.ts';
import type { Me } from '../session/session-store.ts';
import { BankAccountsTab } from './BankAccountsTab.tsx';

let answer: unknown;
let edited: unknown;
let sent: unknown;
vi.mock('../../lib/api.ts', () => ({
  api: async ({ method }: { method: string }, input: unknown) => {
    if (method === 'PATCH') {
      sent = input;
      if (edited instanceof Error) throw edited;
      return edited;
    }
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

const account = (alias: string, state: string, more = {}) => ({
  bankAccountId: alias,
  alias,
  account: 'ES9121000418450200051332',
  main: false,
  state,
  errorMessage: null,
  viewUrl: `/v1/payment/bank-accounts/view/${alias}`,
  ...more,
});
beforeEach(() => {
  edited = account('Ahorro', 'pending');
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});
afterEach(() => vi.useRealTimers());

const open = () => mount(<BankAccountsTab me={{ userId: 'u' } as Me} />, profileWords);

it('[E14][S8][M5] shows each account masked, with its state and error, the main one first', async () => {
  answer = {
    data: [
      account('Vieja', 'error', { errorMessage: 'El certificado no es legible.' }),
      account('Nueva', 'pending'),
      account('Nómina', 'valid', { main: true }),
    ],
    total: 3,
  };
  const cards = [...(await open()).querySelectorAll('li')].map((card) => card.textContent ?? '');
  expect(cards[0]).toMatch(/Nómina.*Principal.*Validada.*••••\s••••\s1332/);
  expect(cards[1]).toMatch(/Vieja.*Con error.*El certificado no es legible\./);
  expect(cards[2]).toMatch(/Nueva.*En revisión/);
  expect(cards.join()).not.toContain('2100');
});

it('[E14] explains how to add the first account', async () => {
  answer = { data: [], total: 0 };
  expect((await open()).textContent).toContain('Añade una con su certificado de titularidad');
});

it('[X3] says that the bank accounts could not be loaded', async () => {
  answer = new NetworkFailure('no answer');
  expect((await open()).querySelector('[role="alert"]')?.textContent).toContain(
    'No hemos podido cargar tus cuentas bancarias',
  );
});

it('[E14][S8] shows an accepted account without a reload, while another one is edited', async () => {
  vi.useFakeTimers();
  answer = { data: [account('Nómina', 'valid', { main: true }), account('Nueva', 'pending')], total: 2 };
  const place = await open();
  await press(place, 'Editar');
  const alias = document.querySelector<HTMLInputElement>('dialog [name="alias"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(alias, 'Nómina de');
    alias?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  answer = { data: [account('Nómina', 'valid', { main: true }), account('Nueva', 'valid')], total: 2 };
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(place.textContent).not.toContain('En revisión');
  expect(document.querySelector<HTMLInputElement>('dialog [name="alias"]')).toBe(alias);
  expect(alias?.value).toBe('Nómina de');
});

it('[E14][M5] names the changed account by its alias and its last four digits', async () => {
  answer = { data: [account('Nómina', 'valid')], total: 1 };
  const place = await open();
  await press(place, 'Editar');
  await press(place, 'Guardar los cambios');
  expect($notice.get()?.text).toMatch(
    /^Hemos guardado los cambios de la cuenta «Ahorro» \(••••\s••••\s1332\)\.$/,
  );
});

it('[E14] makes an account the main one only if it has not changed since it was shown, and otherwise shows its current state', async () => {
  answer = { data: [account('Nómina', 'valid', { version: 3 })], total: 1 };
  const place = await open();
  edited = new ApiProblem({
    type: 'about:blank',
    title: '',
    status: 409,
    detail: 'Otra persona ha cambiado estos datos.',
    code: 'request.edited_meanwhile',
    requestId: 'r',
  });
  answer = { data: [account('Nómina nueva', 'pending', { version: 4 })], total: 1 };
  await press(place, 'Hacer principal');
  expect(sent).toEqual({ params: { bankAccountId: 'Nómina' }, body: { main: true, version: 3 } });
  expect($notice.get()?.text).toBe(
    'Esta cuenta ha cambiado hace un momento. Mira cómo está ahora y prueba otra vez.',
  );
  expect(place.textContent).toContain('Nómina nueva');
});
