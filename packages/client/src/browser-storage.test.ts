// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forget, recall, remember } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['localStorage', 'sessionStorage'] as const)('remembers in the %s', (kind) => {
  remember('theme', 'dark', kind);
  expect(globalThis[kind].getItem('theme')).toBe('dark');
  expect(recall('theme', kind)).toBe('dark');
  forget('theme', kind);
  expect(recall('theme', kind)).toBeUndefined();
});

it('remembers as long as the page where the browser refuses to store', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  remember('theme', 'dark', 'localStorage');
  expect(recall('theme', 'localStorage')).toBe('dark');
  expect(recall('theme', 'sessionStorage')).toBeUndefined();
  forget('theme', 'localStorage');
  expect(recall('theme', 'localStorage')).toBeUndefined();
});
