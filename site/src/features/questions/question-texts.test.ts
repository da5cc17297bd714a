import { expect, it } from 'vitest';
import { answerText, questionText } from './question-texts.ts';

const question = { question: '¿Hay licencia?', language: 'es', translation: 'Is there a permit?' } as const;

it('shows a question in the language of the page if it is translated', () => {
  expect(questionText('es', question)).toEqual({ text: '¿Hay licencia?', lang: undefined });
  expect(questionText('en', question)).toEqual({ text: 'Is there a permit?', lang: undefined });
});

it('shows a question without a translation as it was asked, marked with its language', () => {
  expect(questionText('en', { ...question, translation: null })).toEqual({
    text: '¿Hay licencia?',
    lang: 'es',
  });
  const english = { question: 'Is there a permit?', language: 'en', translation: null } as const;
  expect(questionText('es', english)).toEqual({ text: 'Is there a permit?', lang: 'en' });
});

it('shows an answer in English if it has one, and otherwise the Spanish one, marked', () => {
  expect(answerText('en', 'Sí.', 'Yes.')).toEqual({ text: 'Yes.', lang: undefined });
  expect(answerText('en', 'Sí.', null)).toEqual({ text: 'Sí.', lang: 'es' });
  expect(answerText('es', 'Sí.', 'Yes.')).toEqual({ text: 'Sí.', lang: undefined });
});
