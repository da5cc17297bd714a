import type { DefaultRateRun } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { rateOf, statementOf } from './rate-words.ts';

const t = createTranslator('es');
const windowWith = (loans: number, defaults: number) => ({
  from: '2025-01-01',
  to: '2025-12-31',
  loans,
  defaults,
});
const run = (loans: number, defaults: number, expected: number | null): DefaultRateRun => ({
  year: 2025,
  windows: [windowWith(loans, defaults)],
  actual: null,
  expected,
  categories: [],
  createdAt: new Date('2026-01-01T00:35:00Z'),
});

it.each([
  [8, 1, '12,50\u00a0%'],
  [8, 0, '0,00\u00a0%'],
  [0, 0, 'Sin préstamos'],
])('[L32] formats the rate of %s loans of which %s defaulted', (loans, defaults, words) => {
  expect(rateOf(windowWith(loans, defaults), t)).toBe(words);
});

it.each([
  [
    run(0, 0, null),
    ['Ningún préstamo en marcha al empezar 2025 tenía un pago en ese año, así que no hay tasa.'],
  ],
  [
    run(8, 1, null),
    [
      'Préstamos que no estaban en impago al empezar 2025 y tenían un pago en ese año: 8. De ellos entraron en impago ese año: 1.',
      'Ningún préstamo en marcha al empezar un año anterior tenía un pago en ese año, así que no se esperaba ninguna tasa.',
    ],
  ],
  [
    run(8, 1, 250),
    [
      'Préstamos que no estaban en impago al empezar 2025 y tenían un pago en ese año: 8. De ellos entraron en impago ese año: 1.',
      'Se esperaba una tasa de impago del 2,50\u00a0%; en 2025 fue del 12,50\u00a0%.',
    ],
  ],
])('[L33] describes the outcome of a year: %#', (given, words) => {
  expect(statementOf(given, t)).toEqual(words);
});
