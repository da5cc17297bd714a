import { cents, type LoansToday } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { noLoansToday } from '../../testing/no-loans-today.ts';
import { loansTodayWords } from './loans-today-words.ts';

const wordsOf = (given: Partial<LoansToday>, locale: 'es' | 'en' = 'es') =>
  loansTodayWords({ ...noLoansToday, ...given }, createTranslator(locale)).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );

it('[L32] says how many loans are in default and late today, with what is outstanding and recovered', () => {
  const today = {
    inDefault: 1,
    outstanding: cents(12_250_000),
    recovered: cents(5_250_000),
    late: 2,
    missing: cents(644_000),
    inNoWindow: 1,
  };
  expect(wordsOf(today)).toEqual([
    '1 préstamo en impago: 122.500,00 € pendientes y 52.500,00 € recuperados.',
    '2 préstamos con retraso: 6.440,00 € sin pagar.',
    expect.stringMatching(/^1 préstamo que cayó en impago no cuenta en ningún año/),
  ]);
  expect(wordsOf(today, 'en')[0]).toBe(
    '1 loan in default: 122.500,00 € outstanding and 52.500,00 € recovered.',
  );
});

it('[L32] says so if every loan is paid as agreed', () => {
  expect(wordsOf({})).toEqual(['Ningún préstamo en impago ni con retraso.']);
});
