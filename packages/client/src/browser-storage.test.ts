// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readItem, removeItem, storeItem } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['localStorage', 'sessionStorage'] as const)('remembers in the %s', (kind) => {
  storeItem('theme', 'dark', kind);
  expect(globalThis[kind].getItem('theme')).toBe('dark');
  expect(readItem('theme', kind)).toBe('dark');
  removeItem('theme', kind);
  expect(readItem('theme', kind)).toBeUndefined();
});

it('remembers until the page closes if the browser refuses to store', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storeItem('theme', 'dark', 'localStorage');
  expect(readItem('theme', 'localStorage')).toBe('dark');
  expect(readItem('theme', 'sessionStorage')).toBeUndefined();
  removeItem('theme', 'localStorage');
  expect(readItem('theme', 'localStorage')).toBeUndefined();
});
