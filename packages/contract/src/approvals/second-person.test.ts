import { describe, expect, it } from 'vitest';
import { distributionNeedsSecond, transactionNeedsSecond, validationNeedsSecond } from './second-person.ts';

const now = new Date('2026-07-01T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const thresholdCents = 1_000_000;

describe('a distribution needs a second person', () => {
  it.each([
    ['before its day', { dueOn: '2026-07-02', lastRepaymentAt: undefined }, true],
    ['not on its day', { dueOn: '2026-07-01', lastRepaymentAt: undefined }, false],
    [
      'on its day within 24 hours of a repayment',
      { dueOn: '2026-07-01', lastRepaymentAt: hoursAgo(23.99) },
      true,
    ],
    ['not 24 hours after a repayment', { dueOn: '2026-06-30', lastRepaymentAt: hoursAgo(24) }, false],
  ])('[P7] %s', (_when, given, expected) => {
    expect(distributionNeedsSecond({ ...given, today: '2026-07-01', now })).toBe(expected);
  });
});

describe('an approval needs a second person', () => {
  it.each([
    ['from the threshold up', { amountCents: 1_000_000, customerCents: 0, deciderCents: 0 }, true],
    ['not below it', { amountCents: 999_999, customerCents: 0, deciderCents: 0 }, false],
    ['with what the customer got', { amountCents: 1, customerCents: 999_999, deciderCents: 0 }, true],
    ['with what this person approved', { amountCents: 1, customerCents: 0, deciderCents: 999_999 }, true],
  ])('[P7] %s', (_when, given, expected) => {
    expect(transactionNeedsSecond({ ...given, thresholdCents })).toBe(expected);
  });
});

describe('the validation of an account needs a second person', () => {
  it.each([
    ['from the threshold up', { ownedCents: 1_000_000 }, true],
    ['not below it', { ownedCents: 999_999 }, false],
    ['after a change of access', { accessChangedAt: now }, true],
    ['of an account that one entered', { isOwnEntry: true }, true],
    ['of the number of another customer', { isShared: true }, true],
  ])('[P7] %s', (_when, given, expected) => {
    const harmless = { ownedCents: 0, accessChangedAt: null, isOwnEntry: false, isShared: false };
    expect(validationNeedsSecond({ ...harmless, ...given, thresholdCents })).toBe(expected);
  });
});
