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

it('[L18] the risk warning points to its legal references, which follow it as footnotes', () => {
  for (const [language, directive] of [
    ['es', 'Directiva'],
    ['en', 'Directive'],
  ] as const) {
    const { riskWarning } = fixedTexts;
    const [text = '', ...footnotes] = wordingOf(riskWarning, language).split('\n');
    expect(text).toMatch(/2014\/49\/[^.]+ \(1\)\..*97\/9\/[^.]+ \(2\)\./);
    expect(footnotes).toEqual([
      expect.stringMatching(new RegExp(`^\\(1\\) ${directive} 2014/49/.*L 173`)),
      expect.stringMatching(new RegExp(`^\\(2\\) ${directive} 97/9/.*L 84`)),
    ]);
  }
});
