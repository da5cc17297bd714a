import { expect, it } from 'vitest';
import { fixedTexts, wordingOf } from './fixed-texts.ts';

it('[L5] a wording that was not compared with the official edition says so', () => {
  const text = { ...fixedTexts.riskOfLoss, es: 'Puedes perderlo todo.', comparedIn: ['en'] } as const;
  expect(wordingOf(text, 'en')).toBe(fixedTexts.riskOfLoss.en);
  expect(wordingOf(text, 'es')).toBe(
    'Puedes perderlo todo. (Traducción orientativa, pendiente de cotejar con la edición oficial en español.)',
  );
  expect(wordingOf({ ...text, comparedIn: ['es', 'en'] }, 'es')).toBe('Puedes perderlo todo.');
});
