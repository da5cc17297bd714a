// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepInCookie, readCookie } from './cookies.ts';

it('keeps a choice in a cookie of its own', () => {
  expect(readCookie('theme')).toBeUndefined();
  keepInCookie('locale', 'en');
  keepInCookie('theme', 'light');
  keepInCookie('theme', 'dark');
  expect(readCookie('theme')).toBe('dark');
  expect(readCookie('locale')).toBe('en');
  expect(readCookie('them')).toBeUndefined();
});
