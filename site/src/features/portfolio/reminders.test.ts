import { expect, it } from 'vitest';
import { type Due, dueOf } from './reminders.ts';

const today = '2026-03-14';
const settled: Due = {
  hasResidence: true,
  profile: {
    kind: 'non-sophisticated',
    entryTest: 'passed',
    entryTestUntil: '2026-04-14',
    lossResultUntil: '2026-04-14',
  },
};
const namesOf = (profile: Partial<Due['profile']>, more: Partial<Due> = {}) =>
  dueOf({ ...settled, ...more, profile: { ...settled.profile, ...profile } }, today).map(({ name }) => name);

it('[L36] asks investors to declare a missing tax residence', () => {
  expect(namesOf({})).toEqual([]);
  expect(namesOf({}, { hasResidence: false })).toEqual(['tax']);
});

it('[L4][L7] announces reviews 30 days before they are due', () => {
  expect(namesOf({ entryTestUntil: '2026-04-13' })).toEqual(['entryTest']);
  expect(namesOf({ entryTest: 'lapsed', entryTestUntil: '2026-03-13' })).toEqual(['entryTestOver']);
  expect(namesOf({ lossResultUntil: '2026-04-13' })).toEqual(['loss']);
  expect(namesOf({ entryTest: 'none', entryTestUntil: null, lossResultUntil: null })).toEqual([]);
});

it('[L4][L7] asks for no review from other kinds of investors, nor of a refused test', () => {
  const near = { entryTestUntil: today, lossResultUntil: today };
  expect(namesOf({ ...near, kind: 'sophisticated' })).toEqual([]);
  expect(namesOf({ ...near, entryTest: 'refused' })).toEqual(['loss']);
});
