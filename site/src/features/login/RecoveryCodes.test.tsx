// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { firstOtpWords } from './words.ts';

function leaves(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return !leaving.defaultPrevented;
}

it('[R11][B7] lets nobody leave by mistake before the recovery codes are kept', async () => {
  const place = await mount(<RecoveryCodes codes={['AAAA-BBBB']} />, firstOtpWords);
  expect(leaves()).toBe(false);
  await act(async () => place.querySelector<HTMLInputElement>('[type="checkbox"]')?.click());
  expect(leaves()).toBe(true);
});
