import { ledgerRules } from '@semilla/contract';
import { locales } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { breachText } from './breach-text.ts';

const breach = {
  rule: 'entry_sums_to_zero',
  subject: 'entry:1',
  expectedCents: 0,
  foundCents: -150_050,
} as const;

it('[B1][B13] says in both languages which rule is broken, with amounts in euros', () => {
  expect(breachText(breach, 'es')).toBe('Un asiento no suma cero (entry:1): debería ser 0,00 y es -1500,50');
  expect(breachText(breach, 'en')).toBe(
    'An entry does not sum to zero (entry:1): it should be 0.00 and is -1500.50',
  );
});

it('[B1][B13] has people as numbers, and a dash for what is missing', () => {
  const people = { ...breach, subject: 'investors:1', expectedCents: 12, foundCents: null };
  expect(breachText(people, 'es')).toMatch(/\(investors:1\): debería ser 12 y es –$/);
});

it.each(locales)('[B13] has words for every rule in the language %s', (locale) => {
  const texts = ledgerRules.map((rule) => breachText({ ...breach, rule }, locale));
  expect(texts.filter((text) => /_|ledgerRules/.test(text))).toEqual([]);
});
