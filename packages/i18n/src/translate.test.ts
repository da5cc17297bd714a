import { describe, expect, it } from 'vitest';
import { detectLocale, localeNames, locales } from './locale.ts';
import { createTranslator, translate } from './translate.ts';

describe('translations', () => {
  it('[P3] speak both languages', () => {
    expect(createTranslator('es')('validation.required')).toBe('Requerido.');
    expect(createTranslator('en')('validation.required')).toBe('Required.');
  });

  it('[P3] fill in what they are given', () => {
    expect(translate('en', 'validation.text_too_long', { max: 80 })).toBe(
      'It must have at most 80 characters.',
    );
    expect(translate('en', 'validation.text_too_long')).toContain('%{max}');
  });

  it('[P3] show the key where nobody has the words', () => {
    expect(translate('en', 'nobody.has.this')).toBe('nobody.has.this');
    expect(translate('en', 'validation.required.deeper')).toBe('validation.required.deeper');
  });
});

describe('the language of somebody', () => {
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
