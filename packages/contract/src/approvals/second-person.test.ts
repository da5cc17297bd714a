import { describe, expect, it } from 'vitest';
import { reasonsForDistribution, reasonsForSecond, reasonsForValidation } from './second-person.ts';

const now = new Date('2026-07-01T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const thresholdCents = 1_000_000;
const plain = {
  type: 'withdraw',
  amountCents: 1,
  thresholdCents,
  customerCents: 0,
  dayLimitCents: 5_000_000,
  deciderCents: 0,
  isEnteredByDecider: false,
  isBookedAlready: false,
  wasRecalled: false,
} as const;

describe('a distribution needs a second person', () => {
  it.each([
    ['before its day', { dueOn: '2026-07-02', lastRepaymentAt: undefined }, ['beforeDue']],
    ['not on its day', { dueOn: '2026-07-01', lastRepaymentAt: undefined }, []],
    [
      'on its day within 24 hours of a repayment',
      { dueOn: '2026-07-01', lastRepaymentAt: hoursAgo(23.99) },
      ['freshRepayment'],
    ],
    ['not 24 hours after a repayment', { dueOn: '2026-06-30', lastRepaymentAt: hoursAgo(24) }, []],
  ])('[P7] %s', (_when, given, expected) => {
    expect(reasonsForDistribution({ ...given, today: '2026-07-01', now })).toEqual(expected);
  });
});

describe('a withdrawal needs a second person', () => {
  it.each([
    ['from the threshold up', { amountCents: 1_000_000 }, ['threshold']],
    ['not below it', { amountCents: 999_999 }, []],
    ['with what the customer got', { amountCents: 1, customerCents: 999_999 }, ['threshold']],
    ['not with what this person approved for others', { amountCents: 1, deciderCents: 4_999_998 }, []],
    ['from the limit of this person’s day up', { amountCents: 1, deciderCents: 4_999_999 }, ['dayLimit']],
    ['that the same person entered', { isEnteredByDecider: true }, ['entered']],
    ['whose payment the bank had', { wasRecalled: true }, ['recalled']],
  ])('[P7][L49] %s', (_when, given, expected) => {
    expect(reasonsForSecond({ ...plain, ...given })).toEqual(expected);
  });
});

describe('a deposit by hand needs a second person', () => {
  it.each([
    ['always', {}, ['unproven']],
    [
      'with one of the same amount that the bank proves',
      { isBookedAlready: true },
      ['unproven', 'bookedAlready'],
    ],
  ])('[P7][L49] %s', (_when, given, expected) => {
    expect(reasonsForSecond({ ...plain, type: 'income', ...given })).toEqual(expected);
  });
});

describe('the validation of an account needs a second person', () => {
  it.each([
    ['from the threshold up', { ownedCents: 1_000_000 }, ['owned']],
    ['not below it', { ownedCents: 999_999 }, []],
    ['after a change of access', { accessChangedAt: now }, ['accessChanged']],
    ['of an account that one entered', { isOwnEntry: true }, ['ownEntry']],
    ['of the number of another customer', { isShared: true }, ['shared']],
  ])('[P7] %s', (_when, given, expected) => {
    const harmless = { ownedCents: 0, accessChangedAt: null, isOwnEntry: false, isShared: false };
    expect(reasonsForValidation({ ...harmless, ...given, thresholdCents })).toEqual(expected);
  });
});
