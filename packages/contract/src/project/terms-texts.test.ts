import { expect, it } from 'vitest';
import { type TermsText, termsTextFor, termsTextRefusal } from './terms-texts.ts';

const capCents = 1_000_000;

it.each([
  ['non-sophisticated', capCents, 1_000_000, 'standard'],
  ['non-sophisticated', capCents, 1_000_001, 'aboveCap'],
  ['non-sophisticated', null, 1_000_001, 'standard'],
  ['sophisticated', capCents, 100, 'experienced'],
  ['professional', capCents, 1_000_001, 'experienced'],
  ['professional', null, 100, 'standard'],
] as const)(
  '[L12] shows %s investors under a cap of %s with %s in total the text %s',
  (kind, cap, total, text) => {
    expect(termsTextFor({ kind, capCents: cap, totalCents: total })).toBe(text);
    expect(termsTextRefusal(text, { kind, capCents: cap })).toBeUndefined();
  },
);

it.each<[TermsText, number | null]>([
  ['experienced', capCents],
  ['aboveCap', null],
])('[L12] refuses the text %s of a non-sophisticated investor under a cap of %s', (text, cap) => {
  expect(termsTextRefusal(text, { kind: 'non-sophisticated', capCents: cap })).toMatchObject({
    code: 'project.terms_not_accepted',
    field: 'termsText',
  });
});
