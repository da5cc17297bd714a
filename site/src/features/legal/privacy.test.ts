import { readFileSync } from 'node:fs';
import { locales, translate } from '@semilla/i18n';
import { expect, it } from 'vitest';

it.each([
  [
    'es',
    [
      /Prueba de conocimientos.*simulación/,
      /Residencia fiscal/,
      /Titulares y repres/,
      /Reclamaciones.*sin cuenta|Reclamaciones.*no tiene cuenta/,
    ],
  ],
  [
    'en',
    [/Knowledge test.*simulation/, /Tax residence/, /Owners and repres/, /Complaints.*without an account/],
  ],
] as const)(
  '[L37] the privacy page in %s names the data that the law on crowdfunding adds',
  (locale, rows) => {
    const text = readFileSync(new URL(`./${locale}/privacy.md`, import.meta.url), 'utf8');
    const table = text.split('\n').filter((line) => line.startsWith('|'));
    for (const row of rows) expect(table.filter((line) => row.test(line))).toHaveLength(1);
  },
);

it.each(locales)(
  '[L46] no text in %s states that the law against money laundering definitely applies',
  (locale) => {
    const text = readFileSync(new URL(`./${locale}/privacy.md`, import.meta.url), 'utf8');
    const lines = text.split('\n').filter((line) => /blanqueo|laundering/.test(line));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/se nos apli(?:ca|que)|(?:apply|applies) to us/);
    const why = translate(locale, 'common.questions.identity.answer');
    expect(why).not.toMatch(/\bley\b|\blaw\b/);
  },
);
