// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { firstOtpWords } from './words.ts';

function leaves(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return !leaving.defaultPrevented;
}

it('[R11][B7] warns before leaving until the user says that the recovery codes are saved, and then goes on', async () => {
  const assign = vi.fn<(address: string) => void>(() => expect(leaves()).toBe(true));
  vi.stubGlobal('location', { search: '?next=%2Fprojects%2Fsol%23invest', assign });
  const place = await mount(<RecoveryCodes codes={['AAAA-BBBB']} />, firstOtpWords);
  expect(leaves()).toBe(false);
  await press(place, 'Los he guardado: continuar');
  expect(assign).toHaveBeenCalledWith('/projects/sol#invest');
});
