import { expect, it } from 'vitest';
import { type FirstStepsState, stepStates, taskOf } from './first-steps.ts';

const nothing: FirstStepsState = {
  verificationStatus: 'NotVerified',
  isCompanyUndeclared: false,
  accountStates: [],
  balanceCents: 0,
  isTransferAwaited: false,
};
const identified = { verificationStatus: 'Approved' } as const;
const linked = { ...identified, accountStates: ['valid'] } as const;

it.each<[string, Partial<FirstStepsState>, string[]]>([
  ['somebody new', {}, ['next', 'open', 'later', 'later']],
  ['who began to verify', { verificationStatus: 'Started' }, ['next', 'open', 'later', 'later']],
  ['whose identity is looked at', { verificationStatus: 'Completed' }, ['waiting', 'next', 'later', 'later']],
  ['whose identity was declined', { verificationStatus: 'Declined' }, ['problem', 'open', 'later', 'later']],
  ['who is known', identified, ['done', 'next', 'later', 'later']],
  [
    'whose account is looked at',
    { ...identified, accountStates: ['pending'] },
    ['done', 'waiting', 'later', 'later'],
  ],
  [
    'whose account has an error',
    { ...identified, accountStates: ['error'] },
    ['done', 'problem', 'later', 'later'],
  ],
  [
    'who has one good account of two',
    { ...identified, accountStates: ['error', 'valid'] },
    ['done', 'done', 'next', 'later'],
  ],
  ['whose transfer is awaited', { ...linked, isTransferAwaited: true }, ['done', 'done', 'waiting', 'later']],
  ['who has money', { ...linked, balanceCents: 1 }, ['done', 'done', 'done', 'next']],
  [
    'a company with money that has not said who is behind it',
    { ...linked, isCompanyUndeclared: true, balanceCents: 1 },
    ['next', 'done', 'done', 'later'],
  ],
  ['who has money and nothing else', { balanceCents: 1 }, ['next', 'open', 'done', 'later']],
])('[P1][S7][S8][V17] finds the next step of %s', (_, given, states) => {
  expect(Object.values(stepStates({ ...nothing, ...given }))).toEqual(states);
});

it('[P1][L46] a company says who is behind it once its identity is verified', () => {
  const undeclared = { ...nothing, isCompanyUndeclared: true };
  expect(taskOf('identity', undeclared)).toBe('identity');
  expect(taskOf('identity', { ...undeclared, ...identified })).toBe('company');
  expect(taskOf('account', { ...undeclared, ...identified })).toBe('account');
  expect(taskOf('identity', { ...nothing, ...identified })).toBe('identity');
});
