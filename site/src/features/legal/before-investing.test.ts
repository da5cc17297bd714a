import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

/** The text without line breaks and Markdown marks. */
const read = (locale: string) =>
  readFileSync(new URL(`./${locale}/before-investing.md`, import.meta.url), 'utf8')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ');

const must = {
  es: {
    method: 'No puntuamos los proyectos ni fijamos su rentabilidad',
    deposits: /fondo de garantía de depósitos/i,
    compensation: /sistema de indemnización de los inversores/i,
    holder: 'Lo guarda Noria Pagos',
    headings: ['riesgos', 'no está protegido', 'cuesta', 'fija la rentabilidad', 'elegimos los proyectos'],
  },
  en: {
    method: 'We neither score projects nor set their return',
    deposits: /deposit guarantee fund does not cover/i,
    compensation: /investor compensation scheme/i,
    holder: 'It is held by Noria Pagos',
    headings: ['risk', 'not protected', 'costs', 'sets the return', 'choose projects'],
  },
};

describe.each(['es', 'en'] as const)('the page to read before investing, in %s', (locale) => {
  const { method, deposits, compensation, holder, headings } = must[locale];

  it('[L26] says that the platform neither scores projects nor sets their return', () => {
    expect(read(locale)).toContain(method);
  });

  it('[L13] says how long everyone has the reflection period, and what the fee is called', () => {
    expect(read(locale)).toMatch(/mientras no le concedamos otra|until we grant another/);
    expect(read(locale)).toMatch(/La comisión de gestión de ese proyecto|The management fee of that project/);
  });

  it('[L14] states the platform’s number of reflection days', () => {
    expect(fillIn(read(locale), { days: '7' })).toMatch(/al menos 7 días naturales|at least 7 calendar days/);
  });

  it('[L40] says who holds the money in wallets', () => {
    expect(read(locale)).toContain('<h2 id="money">');
    expect(fillIn(read(locale), { moneyHolder: 'Noria Pagos' })).toContain(holder);
  });

  it('[L27] says that no guarantee scheme covers investments', () => {
    expect(read(locale)).toMatch(deposits);
    expect(read(locale)).toMatch(compensation);
  });

  it.each(headings)('[L27] has a section about: %s', (words) => {
    const url = new URL(`./${locale}/before-investing.md`, import.meta.url);
    const titles = readFileSync(url, 'utf8').match(/^#+ .*$/gm) ?? [];
    expect(titles.filter((title) => title.toLowerCase().includes(words))).not.toEqual([]);
  });
});
