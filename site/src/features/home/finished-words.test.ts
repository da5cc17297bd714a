import { createTranslator } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { outcomeOf } from './finished-words.ts';

const t = createTranslator('en');

it.each([
  ['on its day', '2026-09-25', 'onTime', 'Repaid on time'],
  ['early', '2026-09-01', 'onTime', 'Repaid on time'],
  ['a day late', '2026-09-26', 'late', 'Repaid 1 day late'],
  ['late', '2026-10-18', 'late', 'Repaid 23 days late'],
  ['never', null, 'loss', 'Not everything was repaid'],
])('[R1] says how a project ended that was repaid %s', (_title, repaidOn, kind, text) => {
  expect(outcomeOf({ endsOn: '2026-09-25', repaidOn }, t)).toEqual({ kind, text });
});
