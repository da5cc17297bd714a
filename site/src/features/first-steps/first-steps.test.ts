import { expect, it } from 'vitest';
import { type FirstStepsState, stepStates, taskOf, wayOf } from './first-steps.ts';

const nothing: FirstStepsState = {
  verificationStatus: 'NotVerified',
  isCompanyUndeclared: false,
  balanceCents: 0,
  isTransferAwaited: false,
};
const identified = { verificationStatus: 'Approved' } as const;

it.each<[string, Partial<FirstStepsState>, string[]]>([
  ['a new user', {}, ['next', 'open', 'later']],
  ['who began to verify', { verificationStatus: 'Started' }, ['next', 'open', 'later']],
  ['whose identity is looked at', { verificationStatus: 'Completed' }, ['waiting', 'next', 'later']],
  ['whose identity was declined', { verificationStatus: 'Declined' }, ['problem', 'open', 'later']],
  ['who is known', identified, ['done', 'next', 'later']],
  ['whose transfer is awaited', { ...identified, isTransferAwaited: true }, ['done', 'waiting', 'later']],
  ['who has money', { ...identified, balanceCents: 1 }, ['done', 'done', 'next']],
  [
    'a company with money that has not said who is behind it',
    { ...identified, isCompanyUndeclared: true, balanceCents: 1 },
    ['next', 'done', 'later'],
  ],
  ['who has money and nothing else', { balanceCents: 1 }, ['next', 'done', 'later']],
])('[P1][S7][L49] finds the next step of %s', (_, given, states) => {
  expect(Object.values(stepStates({ ...nothing, ...given }))).toEqual(states);
});

it('[P1][L46] a company says who is behind it once its identity is verified', () => {
  const undeclared = { ...nothing, isCompanyUndeclared: true };
  expect(taskOf('identity', undeclared)).toBe('identity');
  expect(taskOf('identity', { ...undeclared, ...identified })).toBe('company');
  expect(taskOf('money', { ...undeclared, ...identified })).toBe('money');
  expect(taskOf('identity', { ...nothing, ...identified })).toBe('identity');
});

it('[P1][R20] the last step leads back to the project that the user came for', () => {
  const path = '/projects/edificio-lavapies#invest';
  expect(taskOf('invest', nothing)).toBe('invest');
  const came = { ...nothing, projectPath: path };
  expect(wayOf(taskOf('invest', came), came)).toBe(path);
  expect(wayOf(taskOf('invest', nothing), nothing)).toBe('/projects/');
});
