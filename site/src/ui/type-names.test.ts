import { attachmentTypes } from '@semilla/contract';
import { expect, it } from 'vitest';
import { pickWords } from '../lib/pick-words.ts';
import { sayWith } from '../lib/words.ts';
import { fileSizeMax, typesIn } from './type-names.ts';

it.each([
  ['es', 'PNG, JPG o PDF'],
  ['en', 'PNG, JPG or PDF'],
] as const)('[V9] in %s the types of a file are alternatives', (locale, text) => {
  const say = sayWith(pickWords(locale, ['common.upload']));
  expect(typesIn(say, attachmentTypes)).toBe(text);
  expect(typesIn(say, ['application/pdf'])).toBe('PDF');
});

it('[V8] the size limit of a file stays on one line', () => {
  expect(fileSizeMax).toBe('5\u00a0MB');
});
