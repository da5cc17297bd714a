import { cents } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import type { InvestSituation } from './invest-situation.ts';
import { amountChecks, amountRefusal, preChecks, suggestedAmount } from './order-checks.ts';
import { situation } from './testing.ts';

const missing = (from: InvestSituation) =>
  preChecks(from).flatMap((check) => (check.holds ? [] : [check.name]));
const codeOf = (from: InvestSituation, amount: number) => amountRefusal(from, cents(amount))?.code;

describe('the conditions before an amount', () => {
  it('[L4] send only a non-sophisticated investor without a test to the test', () => {
    const { profile } = situation();
    const untested = { ...profile, entryTest: 'none' } as InvestSituation['profile'];
    const found = preChecks({ ...situation(), profile: untested });
    expect(found.find(({ name }) => name === 'knowledge')).toMatchObject({
      holds: false,
      refusal: { code: 'project.entry_test_needed' },
    });
    const other = { ...untested, kind: 'sophisticated' } as InvestSituation['profile'];
    expect(preChecks({ ...situation(), profile: other }).some(({ name }) => name === 'knowledge')).toBe(
      false,
    );
  });

  it('[R20][V15] are met for a verified investor with money and an open project', () => {
    expect(preChecks(situation()).map(({ name }) => name)).toEqual([
      'project',
      'identity',
      'knowledge',
      'places',
      'balance',
    ]);
    expect(missing(situation())).toEqual([]);
  });

  it.each([
    ['identity', situation({ me: { verificationStatus: 'Declined' } })],
    ['balance', situation({ balanceCents: 9_999 })],
    ['project', situation({ project: { phaseName: 'Financed' } })],
    ['project', situation({ project: { dateEnd: '2026-03-13' } })],
    ['places', situation({ project: { maxInvestorNumber: 10, investorNumber: 10 } })],
    ['role', situation({ me: { role: 'operator' } })],
  ])('[S2][V15] report one unmet condition: %s', (name, from) => {
    expect(missing(from)).toEqual([name]);
  });

  it('list everything that is missing', () => {
    const from = situation({ me: { verificationStatus: 'NotVerified' }, balanceCents: 0 });
    expect(missing(from)).toEqual(['identity', 'balance']);
  });

  it('do not count existing investors as new ones', () => {
    const full = { maxInvestorNumber: 10, investorNumber: 10 };
    expect(missing(situation({ project: full, isInvestorAlready: true }))).toEqual([]);
  });
});

describe('an amount', () => {
  it.each([
    [0, 'project.amount_not_positive'],
    [9_999, 'project.amount_below_minimum'],
    [10_000, undefined],
    [300_000, undefined],
    [300_001, 'wallet.amount_above_balance'],
    [500_001, 'project.amount_above_remaining'],
  ])('[V15] of %i cents: %s', (amount, code) => {
    expect(codeOf(situation(), amount)).toBe(code);
  });

  it('[V15] ticks its limits one by one', () => {
    const held = (amount: number | undefined) =>
      amountChecks(situation(), amount === undefined ? undefined : cents(amount)).flatMap(
        ({ name, holds }) => (holds ? [name] : []),
      );
    expect(held(undefined)).toEqual([]);
    expect(held(5_000)).toEqual(['remaining', 'balance']);
    expect(held(20_000)).toEqual(['minimum', 'remaining', 'balance']);
    expect(held(400_000)).toEqual(['minimum', 'remaining']);
  });

  it('[V15] may be the complete remaining amount if that is below the minimum', () => {
    const almost = situation({ project: { amountInvested: 44_995_000 } });
    expect(codeOf(almost, 5_000)).toBeUndefined();
    expect(amountChecks(almost, cents(5_000)).every(({ holds }) => holds)).toBe(true);
  });
});

describe('the largest amount', () => {
  const rich = { balanceCents: 5_000_000, project: { financingAmount: 100_000_000, amountInvested: 0 } };

  it.each([
    ['is the balance', situation(), 300_000, false],
    ['is what remains', situation({ balanceCents: 900_000 }), 500_000, false],
    ['is what the terms speak of', situation(rich), 1_000_000, true],
    ['is what is left of that', situation({ ...rich, investedCents: 940_000 }), 60_000, true],
    ['is nothing below the minimum', situation({ ...rich, investedCents: 990_001 }), undefined, true],
    ['is nothing above it', situation({ ...rich, investedCents: 2_000_000 }), undefined, true],
  ])('[V15][V16] %s', (_, from, amount, isCapped) => {
    expect(suggestedAmount(from)).toEqual({ amount, isCapped });
  });
});
