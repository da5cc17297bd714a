import { readFileSync } from 'node:fs';
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
    [/Knowledge test.*simulation/, /Fiscal residence/, /Owners and repres/, /Complaints.*without an account/],
  ],
] as const)(
  '[L37] the privacy page in %s names the data that the law on crowdfunding adds',
  (locale, rows) => {
    const text = readFileSync(new URL(`./${locale}/privacy.md`, import.meta.url), 'utf8');
    const table = text.split('\n').filter((line) => line.startsWith('|'));
    for (const row of rows) expect(table.filter((line) => row.test(line))).toHaveLength(1);
  },
);
