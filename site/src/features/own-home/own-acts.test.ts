import { cents } from '@semilla/contract';
import { expect, it } from 'vitest';
import { ownActs } from './own-acts.ts';

const today = '2026-11-27';
const fine = {
  profile: { kind: 'non-sophisticated', entryTest: 'passed', entryTestUntil: null, lossResultUntil: null },
  hasResidence: true,
} as const;
const standing = {
  due: fine,
  positions: [{ loan: null }],
  isAboveLimit: false,
  balance: cents(5_000),
  minimum: cents(5_000),
};
type Given = Parameters<typeof ownActs>[0];
const withLoan = (state: string) => ({ loan: { state } }) as Given['positions'][number];
const namesOf = (given: Partial<Given>) =>
  ownActs({ ...standing, ...given }, today).map(({ text }) => text.split('.').at(-1));

it('[R1] an investor who may invest is led to the open projects only with enough money', () => {
  expect(namesOf({ positions: [withLoan('onTime')] })).toEqual(['money']);
  expect(namesOf({ balance: cents(4_999) })).toEqual([]);
  expect(namesOf({ minimum: undefined })).toEqual([]);
});

it('[R1][L30] an investor is told of a loan in default, and not of late payments', () => {
  expect(namesOf({ positions: [withLoan('default')] })).toEqual(['default', 'money']);
});

it('[R1] what the law asks for comes first, then what is late or above the limit', () => {
  const due = { ...fine, hasResidence: false };
  const names = namesOf({ due, positions: [withLoan('onTime'), withLoan('late')], isAboveLimit: true });
  expect(names).toEqual(['tax', 'late', 'limit', 'money']);
});
