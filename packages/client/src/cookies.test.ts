// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepInCookie, readCookie } from './cookies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps a choice in a cookie of its own', () => {
  expect(readCookie('theme')).toBeUndefined();
  keepInCookie('locale', 'en');
  keepInCookie('theme', 'light');
  keepInCookie('theme', 'dark');
  expect(readCookie('theme')).toBe('dark');
  expect(readCookie('locale')).toBe('en');
  expect(readCookie('them')).toBeUndefined();
});

it('[P7] stores a choice that links from other sites carry, but no other of their requests', () => {
  const stored = vi.spyOn(document, 'cookie', 'set');
  keepInCookie('theme', 'dark');
  expect(stored.mock.lastCall?.[0]).toMatch(/; samesite=lax$/);
});

it('[P7] keeps a choice of a page over HTTPS out of requests without it', () => {
  const stored = vi.spyOn(document, 'cookie', 'set');
  vi.stubGlobal('location', { protocol: 'https:' });
  keepInCookie('locale', 'en');
  expect(stored.mock.lastCall?.[0]).toMatch(/^locale=en; .*; secure$/);
});
