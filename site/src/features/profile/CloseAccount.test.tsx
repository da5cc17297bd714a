// @vitest-environment jsdom
import { ApiProblem } from '@semilla/client';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { profileWords } from './profile-words.ts';

const message = 'Hay un puesto en la lista de espera de Edificio Lavapiés.';
vi.mock('../../lib/api.ts', () => ({
  api: async () => {
    throw new ApiProblem({
      type: 'about:blank',
      title: '',
      status: 409,
      detail: 'La cuenta no se puede cerrar todavía.',
      code: 'account.deletion_prevented',
      requestId: 'r',
      errors: [
        { path: 'waitingPlaces', code: 'is_waiting', message },
        { path: 'wallets', code: 'has_money', message: 'Queda dinero.' },
      ],
    });
  },
}));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

it('[P9][L15] has a warning style, and names and links the project that prevents it', async () => {
  const place = await mount(<CloseAccount />, profileWords);
  await act(async () => place.querySelector<HTMLElement>('button')?.click());
  const submit = place.querySelector<HTMLElement>('[type="submit"]');
  expect(submit?.className).toContain('danger');
  const password = place.querySelector<HTMLInputElement>('[name="password"]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(password, 'Semilla#2026');
    password?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(place, submit?.textContent ?? '');
  const reasons = [...place.querySelectorAll('.preventions li')];
  expect(reasons[0]?.textContent).toBe(`${message} Ver mis listas de espera`);
  expect(reasons[0]?.querySelector('a')?.getAttribute('href')).toBe('/investments');
  expect(reasons[1]?.textContent).toContain('Queda dinero en tu monedero.');
});
