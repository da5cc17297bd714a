// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheOfflinePage } from './cache-offline-page.ts';

const register = vi.fn<(path: string) => Promise<void>>(async () => {});

beforeEach(() => {
  vi.stubEnv('PROD', true);
  delete document.documentElement.dataset.signedIn;
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete document.documentElement.dataset.signedIn;
  register.mockClear();
});

it('[B11] keeps the page for when there is no network from the first page of whoever is signed in', () => {
  cacheOfflinePage();
  expect(register).not.toHaveBeenCalled();
  document.documentElement.dataset.signedIn = '';
  cacheOfflinePage();
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});
