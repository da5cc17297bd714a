import { describe, expect, it } from 'vitest';
import { detectLocale, localeNames, locales } from './locale.ts';
import { createTranslator, translate } from './translate.ts';

describe('translations', () => {
  it('[P3] exist in both languages', () => {
    expect(createTranslator('es')('validation.required')).toBe('Requerido.');
    expect(createTranslator('en')('validation.required')).toBe('Required.');
  });

  it('[P3] fill in the given values', () => {
    expect(translate('en', 'validation.text_too_long', { max: 80 })).toBe(
      'It must have at most 80 characters.',
    );
    expect(translate('en', 'validation.text_too_long')).toContain('%{max}');
  });

  it('[P3] show the key when no language has the text', () => {
    expect(translate('en', 'no.such.message')).toBe('no.such.message');
    expect(translate('en', 'validation.required.deeper')).toBe('validation.required.deeper');
  });
});

describe('the language of a user', () => {
  it.each([
    ['en', 'es', 'en'],
    [undefined, 'en-US,en;q=0.9', 'en'],
    [undefined, 'fr,en;q=0.8,es;q=0.9', 'es'],
    [undefined, 'de', 'es'],
    ['fr', undefined, 'es'],
    [null, 'en;q=0,es', 'es'],
    [undefined, ';;;,,,q=', 'es'],
  ])('[P4][E23] chosen %s, browser %s: %s', (chosen, browser, locale) => {
    expect(detectLocale(chosen, browser)).toBe(locale);
  });

  it('[E23] has its own name', () => {
    expect(locales.map((locale) => localeNames[locale])).toEqual(['Español', 'English']);
  });
});
