import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const keyOf = (url: string, preferences = {}) => pageAddress(url, preferences).key;

describe('the address of a page', () => {
  it('[B11] ignores parameters that do not change the page', () => {
    expect(keyOf('/projects/?utm_source=x&token=secret')).toBe(keyOf('/projects/'));
    expect(keyOf('/projects')).toBe(keyOf('/projects/'));
    expect(pageAddress('/auth/reset?token=secret', {}).url).toBe('/auth/reset');
  });

  it('[B11] keeps filters, in any order', () => {
    expect(keyOf('/projects/?name=sol&country=ES')).toBe(keyOf('/projects/?country=ES&name=sol'));
    expect(keyOf('/projects/?name=sol')).not.toBe(keyOf('/projects/?name=luz'));
  });

  it.each([
    ['/', {}, 'es'],
    ['/', { acceptLanguage: 'en-GB,en;q=0.9,es;q=0.5' }, 'en'],
    ['/', { acceptLanguage: 'fr-FR,fr;q=0.9' }, 'es'],
    ['/', { localeCookie: 'en', acceptLanguage: 'es' }, 'en'],
    ['/?lang=es', { localeCookie: 'en' }, 'es'],
    ['/?lang=xx', { acceptLanguage: 'en' }, 'en'],
  ])('[P4][E23] chooses the language of %s with %o: %s', (url, preferences, locale) => {
    expect(pageAddress(url, preferences).locale).toBe(locale);
  });
});
