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

it('[R11][B7] warns before leaving until the recovery codes are saved', async () => {
  const place = await mount(<RecoveryCodes codes={['AAAA-BBBB']} />, firstOtpWords);
  expect(leaves()).toBe(false);
  await act(async () => place.querySelector<HTMLInputElement>('[type="checkbox"]')?.click());
  expect(leaves()).toBe(true);
});
