import { describe, expect, it } from 'vitest';
import { exampleReturn } from './example-return.ts';

describe('exampleReturn', () => {
  it.each([
    [100_000, 1_275, 1_000, { gainCents: 12_750, feeCents: 1_275, totalCents: 111_475 }],
    [100_000, 0, 1_000, { gainCents: 0, feeCents: 0, totalCents: 100_000 }],
    [10_000, 833, 0, { gainCents: 833, feeCents: 0, totalCents: 10_833 }],
  ])(
    'turns %i cents at %i hundredths, less a fee of %i, into what comes back',
    (amount, target, fee, expected) => {
      expect(exampleReturn(amount, { targetProfitability: target, managerFee: fee })).toEqual(expected);
    },
  );
});
