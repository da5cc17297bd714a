// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { enter, fill, mount, press } from '../../testing/mount.tsx';
import OtpForm from './OtpForm.tsx';
import { otpWords } from './words.ts';

const asked: unknown[] = [];
vi.mock('../../lib/api.ts', () => ({
  api: async ({ path }: { path: string }, { body }: { body?: unknown } = {}) => {
    asked.push(body ?? path);
    return body ? undefined : { role: 'user', signedIn: 'half', otpConfigured: true };
  },
}));

beforeEach(() => {
  asked.length = 0;
  document.cookie = 'semilla_session=half; path=/';
});

const open = () => mount(<OtpForm words={pickWords('es', otpWords)} />, otpWords);
const focused = () => document.activeElement?.getAttribute('name');

it('[R10][B15] focuses the code input at once', async () => {
  await open();
  expect(focused()).toBe('code');
});

it('[R10][B7] switches to the recovery code without keeping the error of the other code', async () => {
  const place = await open();
  await press(place, 'Entrar');
  expect(place.querySelector('[aria-invalid="true"]')).not.toBeNull();
  await press(place, 'usar un código de recuperación');
  expect(focused()).toBe('recoveryCode');
  expect(place.querySelector('[aria-invalid="true"]')).toBeNull();
});

it('[R10] selects a wrong code, so that the next one replaces it', async () => {
  const place = await open();
  await fill(place, 'code', '12345x');
  await press(place, 'Entrar');
  const input = place.querySelector<HTMLInputElement>('[name="code"]');
  expect([input?.selectionStart, input?.selectionEnd]).toEqual([0, 6]);
});

it('[R10] sends the code with its sixth digit, and the choice to trust the device with it', async () => {
  const place = await open();
  await act(async () => place.querySelector<HTMLInputElement>('[name="trustDevice"]')?.click());
  await fill(place, 'code', '12345');
  expect(asked).toEqual(['/v1/account/users/me']);
  await fill(place, 'code', '123456');
  expect(asked.at(-1)).toEqual({ code: '123456', trustDevice: true });
});

it('[R10] is sent once if Enter follows the sixth digit at once', async () => {
  const place = await open();
  await fill(place, 'code', '12345');
  await act(async () => {
    enter(place, 'code', '123456');
    place.querySelector('form')?.requestSubmit();
    place.querySelector('form')?.requestSubmit();
  });
  expect(asked.filter((one) => typeof one === 'object')).toHaveLength(1);
});

it('[R10][G2] asks nothing for a visitor, who has to log in first', async () => {
  document.cookie = 'semilla_session=; path=/; max-age=0';
  await open();
  expect(asked).toEqual([]);
});
