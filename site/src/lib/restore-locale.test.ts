// @vitest-environment jsdom
import { keepInCookie, readCookie } from '@semilla/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreLocale } from './restore-locale.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  vi.stubGlobal('location', { search: '', reload });
  document.documentElement.lang = 'es';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  localStorage.clear();
  document.cookie = 'locale=; path=/; max-age=0';
});

it('[P4] shows the chosen language again if its cookie was lost', () => {
  localStorage.setItem('locale', 'en');
  restoreLocale();
  expect(readCookie('locale')).toBe('en');
  expect(reload).toHaveBeenCalledOnce();
});

it('[P4] keeps the language of a link, and restores the cookie for the next page', () => {
  localStorage.setItem('locale', 'en');
  vi.stubGlobal('location', { search: '?lang=es', reload });
  restoreLocale();
  expect(readCookie('locale')).toBe('en');
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['none was chosen', null, undefined],
  ['what is stored is no language', 'fr', undefined],
  ['the page is in it already', 'es', 'es'],
])('[P4] loads nothing again if %s', (_, stored, cookie) => {
  if (stored) localStorage.setItem('locale', stored);
  restoreLocale();
  expect(readCookie('locale')).toBe(cookie);
  expect(reload).not.toHaveBeenCalled();
});

it('[P4] trusts the cookie more than the storage', () => {
  keepInCookie('locale', 'es');
  localStorage.setItem('locale', 'en');
  restoreLocale();
  expect(readCookie('locale')).toBe('es');
  expect(reload).not.toHaveBeenCalled();
});

const loadedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);

it('[P4] shows the chosen language if its cookie was stored while the page was on its way', () => {
  keepInCookie('locale', 'en');
  loadedBy('navigate');
  restoreLocale();
  expect(reload).toHaveBeenCalledOnce();
});

it('[P4] does not load a page again that came in another language twice', () => {
  keepInCookie('locale', 'en');
  loadedBy('reload');
  restoreLocale();
  expect(reload).not.toHaveBeenCalled();
});
