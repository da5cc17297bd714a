import { cents } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { entryTexts, entryTitle } from './entry-words.ts';

const nothing = {
  phaseName: null,
  title: null,
  titleEn: null,
  description: null,
  descriptionEn: null,
  period: null,
  daysLate: null,
  amount: null,
};

it.each([
  [
    { ...nothing, kind: 'late', period: 2, daysLate: 15, amount: cents(200_000) },
    ['Pago con 15 días de retraso', 'El promotor no ha pagado 2.000,00\u00a0€ de la entrega 2.'],
    ['Payment late by 15 days', 'The promoter has not paid 2.000,00\u00a0€ of delivery 2.'],
  ],
  [
    {
      ...nothing,
      kind: 'default',
      amount: cents(10_400_000),
      description: 'Concurso.',
      descriptionEn: 'Insolvent.',
    },
    ['El préstamo está en impago', 'Concurso.', 'El promotor debe 104.000,00\u00a0€.'],
    ['The loan is in default', 'Insolvent.', 'The promoter owes 104.000,00\u00a0€.'],
  ],
  [
    {
      ...nothing,
      kind: 'recovery',
      amount: cents(0),
      description: 'Demanda.',
      descriptionEn: 'Claim filed.',
    },
    ['Etapa de la recuperación', 'Demanda.'],
    ['Stage of the recovery', 'Claim filed.'],
  ],
  [
    { ...nothing, kind: 'milestone', title: 'Licencia', titleEn: 'Permit', description: 'Concedida.' },
    ['Licencia', 'Concedida.'],
    ['Permit', 'Concedida.'],
  ],
] as const)('[L30] describes an entry of the timeline: %#', (entry, spanish, english) => {
  for (const [locale, words] of [
    ['es', spanish],
    ['en', english],
  ] as const) {
    const t = createTranslator(locale);
    expect([entryTitle(entry, locale, t), ...entryTexts(entry, locale, t)]).toEqual(words);
  }
});
