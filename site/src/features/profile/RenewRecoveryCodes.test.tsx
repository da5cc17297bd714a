// @vitest-environment jsdom
import { ApiProblem } from '@semilla/client';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { profileWords } from './profile-words.ts';
import { RenewRecoveryCodes } from './RenewRecoveryCodes.tsx';

const rightCode = '123456';
const recoveryCodes = ['8K3Q-7WXM-2P9T-HRJ4', 'B6DN-4YVC-ZE52-XQ8K'];
vi.mock('../../lib/api.ts', () => ({
  api: async (_endpoint: object, { body }: { body: { code: string } }) => {
    if (body.code === rightCode) return { recoveryCodes };
    const message = 'El código no es correcto.';
    throw new ApiProblem({
      type: 'about:blank',
      title: '',
      status: 401,
      detail: message,
      code: 'auth.otp_invalid',
      requestId: 'r',
    });
  },
}));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

async function send(place: HTMLElement, code: string): Promise<void> {
  const field = place.querySelector<HTMLInputElement>('[name="code"]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(field, code);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(place, 'Crear códigos nuevos');
}

it('[B7] renews the recovery codes after a one-time code, and shows the new ones once', async () => {
  const onClose = vi.fn<() => void>();
  const place = await mount(<RenewRecoveryCodes onClose={onClose} />, profileWords);
  await send(place, '654321');
  expect(place.textContent).toContain('El código no es correcto.');
  expect(place.textContent).not.toContain(recoveryCodes[0]);
  await send(place, rightCode);
  for (const code of recoveryCodes) expect(place.textContent).toContain(code);
  expect(place.querySelector('[name="code"]')).toBeNull();
  await press(place, 'guardado');
  expect(onClose).toHaveBeenCalledOnce();
});
