import { describe, expect, it } from 'vitest';
import { emptyRegistration } from './registration-body.ts';
import { stepAt, stepProblems, stepWith } from './registration-steps.ts';

const empty = emptyRegistration('individual', 'es');
const about = { ...empty, name: 'Lucía', surname: 'Ferrer', birthdayAt: '1988-05-21' };
const email = 'lucia.ferrer@example.com';
const mail = { ...about, email, emailRepeat: email };

describe('the steps of the registration', () => {
  it('[R7] check only their own fields', () => {
    expect(Object.keys(stepProblems(empty, 'about'))).toEqual(['name', 'surname', 'birthdayAt']);
    expect(stepProblems(about, 'about')).toEqual({});
    expect(Object.keys(stepProblems(about, 'mail'))).toEqual(['email', 'emailRepeat']);
    expect(Object.keys(stepProblems(mail, 'password'))).toEqual([
      'password',
      'acceptTerms',
      'passwordRepeat',
    ]);
  });

  it.each([
    ['', empty, 'about'],
    ['#3', empty, 'about'],
    ['#3', about, 'mail'],
    ['#3', mail, 'password'],
    ['#2', mail, 'mail'],
    ['#invest', mail, 'about'],
  ] as const)('[R7] of the address %s end at the first incomplete one', (hash, values, step) => {
    expect(stepAt(hash, values)).toBe(step);
  });

  it('[R7] belong to their fields, the earliest first', () => {
    expect(stepWith(['password', 'email'])).toBe('mail');
    expect(stepWith(['taxId'])).toBe('about');
    expect(stepWith(['unknown'])).toBeUndefined();
  });
});
