import { v1 } from '@semilla/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { saveLanguage } from './save-language.ts';

afterEach(() => vi.unstubAllGlobals());

it('[P4] calls the endpoint of the contract with a valid body', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('gone'));
  vi.stubGlobal('fetch', fetch);
  await saveLanguage('en');
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([init?.method, url]).toEqual([v1.me.edit.method, v1.me.edit.path]);
  expect(v1.me.edit.body.parse(JSON.parse(String(init?.body)))).toEqual({ language: 'en' });
});
