import { expect, it } from 'vitest';
import { actOf } from './act-of.ts';

it.each([
  ['repayment', 'bank', 'returns', 'repayment'],
  ['repayment', 'returns', 'bank', 'repaymentTakenBack'],
  ['release', 'escrow', 'bank', 'release'],
  ['release', 'bank', 'escrow', 'promoterPaymentReturned'],
  ['tax', 'tax', 'bank', 'tax'],
  ['tax', 'bank', 'tax', 'promoterPaymentReturned'],
] as const)('[B16] an entry of %s from %s to %s is shown as %s', (cause, from, to, act) => {
  expect(actOf(cause, from, to)).toBe(act);
});
