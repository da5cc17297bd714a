import { describe, expect, it } from 'vitest';
import { canonicalPath, inLanguage, withLanguage } from './links.ts';

describe('links', () => {
  it('[P4] do not change if the address has no language', () => {
    expect(withLanguage(undefined)('/projects/')).toBe('/projects/');
  });

  it.each([
    ['/projects/', '/projects/?lang=en'],
    ['/projects/?name=sol', '/projects/?name=sol&lang=en'],
    ['/projects/sol#timeline', '/projects/sol?lang=en#timeline'],
  ])('[P4] keep the language of the address: %s', (path, expected) => {
    expect(withLanguage('en')(path)).toBe(expected);
  });

  it.each([
    ['/legal?lang=en', 'es', '/legal?lang=es'],
    ['/projects/?name=sol&lang=es', 'en', '/projects/?name=sol&lang=en'],
  ] as const)('[P4] lead from %s to the same page in %s', (path, locale, expected) => {
    expect(inLanguage(new URL(path, 'https://semilla.example'), locale)).toBe(expected);
  });

  it('[P4] have one canonical address per language', () => {
    expect(canonicalPath('/legal', 'es')).toBe('/legal');
    expect(canonicalPath('/legal', 'en')).toBe('/legal?lang=en');
  });
});
