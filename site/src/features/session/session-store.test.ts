import { expect, it, vi } from 'vitest';
import { $me, type Me, refreshMe, storeMe } from './session-store.ts';

let answer: Promise<unknown>;
vi.mock('../../lib/api.ts', () => ({ api: () => answer }));

const lucia = { userId: 'u', phone: '600111222', signedIn: 'full' } as Me;

it('[E1][R15] keeps newly saved data when an older response arrives later', async () => {
  $me.set(lucia);
  let tell: (told: Me) => void = () => {};
  answer = new Promise<Me>((resolve) => {
    tell = resolve;
  });
  const refreshed = refreshMe();
  storeMe({ ...lucia, phone: '600333444' });
  tell(lucia);
  await refreshed;
  expect($me.get()?.phone).toBe('600333444');
  answer = Promise.resolve({ ...lucia, phone: '600555666' });
  await refreshMe();
  expect($me.get()?.phone).toBe('600555666');
});
