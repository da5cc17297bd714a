import { expect, it } from 'vitest';
import { noLoansToday } from '../../testing/no-loans-today.ts';
import { tellsLoansToday } from './tells-loans-today.ts';

it.each([
  ['a platform without payments', 0, {}, false],
  ['a default before any payment fell due', 0, { inDefault: 1 }, true],
  ['an ended default that counts in no year', 0, { inNoWindow: 1 }, true],
  ['payments that all came', 3, {}, true],
])('[R1][L32] tells the loans of today on the home page: %s', (_title, paymentsDue, given, isTold) => {
  expect(tellsLoansToday({ paymentsDue, loansToday: { ...noLoansToday, ...given } })).toBe(isTold);
});
