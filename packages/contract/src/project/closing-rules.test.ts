import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { centsMax } from '../shared/cents.ts';
import type { Refusal } from '../shared/refusal.ts';
import {
  closeRefusal,
  distributionRefusal,
  releaseRefusal,
  repaymentRefusal,
  taxCorrectionRefusal,
} from './closing-rules.ts';
import { phaseNames } from './phases.ts';

type Obstacle<T> = [ErrorCode, number, Partial<T>];

function subsetsOf<T>([one, ...others]: T[]): T[][] {
  if (one === undefined) return [[]];
  const without = subsetsOf(others);
  return [...without.map((some) => [one, ...some]), ...without];
}

/**
 * For each set of obstacles: the refusal that the rule returns, and the expected one, that of the first
 * obstacle.
 */
function judge<T>(rule: (situation: T) => Refusal | undefined, good: T, obstacles: Obstacle<T>[]) {
  const sets = subsetsOf(obstacles);
  const found = sets.map((some) => {
    const code = rule(Object.assign({}, good, ...some.map(([, , change]) => change)))?.code;
    return code && [code, errorCatalogue[code]];
  });
  return { found, expected: sets.map(([first]) => first && [first[0], first[1]]) };
}

const release: Parameters<typeof releaseRefusal>[0] = {
  phase: 'Financed',
  escrowCents: 45_000_000,
  amountCents: 45_000_000,
  hasPayoutAccount: true,
  withdrawMoneyFinanced: false,
  startedAt: '2026-07-01',
  today: '2026-07-01',
};

describe('releasing money to the promoter', () => {
  it('checks its conditions in a fixed order', () => {
    const { found, expected } = judge(releaseRefusal, release, [
      ['project.not_financed', 409, { phase: 'Investment' }],
      ['project.no_destination_account', 409, { hasPayoutAccount: false }],
      ['project.release_too_early', 409, { startedAt: '2026-07-02' }],
      ['project.amount_not_positive', 400, { amountCents: 0 }],
      ['project.amount_above_escrow', 409, { escrowCents: -1 }],
    ]);
    expect(found).toEqual(expected);
  });

  it('waits for the project’s start, unless early withdrawal is allowed or no start is set', () => {
    const ahead = { ...release, startedAt: '2026-07-02' };
    expect(releaseRefusal(ahead)).toMatchObject({
      code: 'project.release_too_early',
      days: { start: '2026-07-02' },
    });
    expect(releaseRefusal({ ...ahead, withdrawMoneyFinanced: true })).toBeUndefined();
    expect(releaseRefusal({ ...ahead, startedAt: null })).toBeUndefined();
  });

  it('refuses more than the escrow holds and names the available amount', () => {
    expect(releaseRefusal({ ...release, amountCents: 45_000_001 })).toEqual({
      code: 'project.amount_above_escrow',
      field: 'amount',
      amounts: { available: 45_000_000 },
      numbers: {},
    });
  });
});

describe('correcting withheld tax', () => {
  const correction = {
    taxWithholder: 'platform',
    withheldCents: 234,
    rightCents: 0,
    changesForms: true,
    unsettledCents: 234,
    walletCents: 0,
  } as const;

  it.each([
    [undefined, {}],
    ['project.no_tax_withholder', { taxWithholder: null }],
    ['project.tax_unchanged', { rightCents: 234, changesForms: false }],
    ['project.tax_settled', { unsettledCents: 233 }],
    ['project.wallet_below_tax', { rightCents: 235 }],
  ])('[L43] answers %s where %o', (code, change) => {
    expect(taxCorrectionRefusal({ ...correction, ...change })?.code).toBe(code);
  });

  it('[L44] allows another legal ground with the same amount', () => {
    expect(taxCorrectionRefusal({ ...correction, rightCents: 234 })).toBeUndefined();
  });
});

describe('recording a repayment', () => {
  const repayment = { phase: 'Financed', amountCents: 1_000, outstandingCents: 1_000 } as const;

  it('[B4] checks its conditions in a fixed order', () => {
    const { found, expected } = judge<Parameters<typeof repaymentRefusal>[0]>(repaymentRefusal, repayment, [
      ['project.not_financed', 409, { phase: 'Closed' }],
      ['project.amount_not_positive', 400, { amountCents: 0 }],
      ['project.repayment_above_due', 409, { outstandingCents: -1 }],
    ]);
    expect(found).toEqual(expected);
  });

  it('[B4] refuses more than is due and names the amount due', () => {
    expect(repaymentRefusal({ ...repayment, amountCents: 1_001 })).toMatchObject({
      code: 'project.repayment_above_due',
      amounts: { outstanding: 1_000 },
    });
  });
});

describe('distributing returns', () => {
  const third = {
    phase: 'Financed',
    period: 3,
    periodsDone: 2,
    periods: 4,
    neededCents: 500,
    returnsCents: 500,
  } as const;

  it('[B4] checks its conditions in a fixed order', () => {
    const { found, expected } = judge<Parameters<typeof distributionRefusal>[0]>(distributionRefusal, third, [
      ['project.not_financed', 409, { phase: 'Closed' }],
      ['project.distribution_already_run', 409, { periodsDone: 3 }],
      ['project.distribution_out_of_order', 409, { periods: 2 }],
      ['project.returns_not_enough', 409, { returnsCents: 499 }],
    ]);
    expect(found).toEqual(expected);
  });

  it('[B4] runs each period once, in order', () => {
    const codes = [0, 1, 2, 3, 4, 5, 2.5, -1].map(
      (period) => distributionRefusal({ ...third, period })?.code,
    );
    const [over, wrong] = ['project.distribution_already_run', 'project.distribution_out_of_order'];
    expect(codes).toEqual([wrong, over, over, undefined, wrong, wrong, wrong, wrong]);
    expect(distributionRefusal({ ...third, period: 5, periodsDone: 4 })?.code).toBe(wrong);
  });

  it('[B4] names the missing amount', () => {
    expect(distributionRefusal({ ...third, returnsCents: 120 })?.amounts).toEqual({ missing: 380 });
  });
});

describe('closing a project', () => {
  const closing: Parameters<typeof closeRefusal>[0] = {
    phase: 'Financed',
    refund: false,
    owedCents: 0,
    escrowCents: 0,
    returnsCents: 0,
    orderedCents: 0,
    openOrders: 0,
  };
  const refunding = {
    ...closing,
    refund: true,
    owedCents: 1_000,
    escrowCents: 600,
    returnsCents: 400,
    openOrders: 7,
  };

  it.each([
    ['in another phase', { phase: 'Investment' }],
    ['with orders under way', { openOrders: 1 }],
    ['with money invested in it', { escrowCents: 1 }],
    ['with money to distribute', { returnsCents: 1 }],
  ] as const)('without refund is not possible %s', (_, change) => {
    expect(closeRefusal(closing)).toBeUndefined();
    expect(closeRefusal({ ...closing, ...change })?.code).toBe('project.not_closable');
    expect(errorCatalogue['project.not_closable']).toBe(409);
  });

  it('with refund is possible only in preinvestment, while open, or financed', () => {
    const possible = phaseNames.filter((phase) => !closeRefusal({ ...refunding, phase }));
    expect(possible).toEqual(['Preinvestment', 'Investment', 'Financed']);
    expect(closeRefusal({ ...refunding, phase: 'Closed' })?.code).toBe('project.not_closable');
  });

  it('[L40] with refund is not possible while a release waits for the bank', () => {
    expect(closeRefusal({ ...refunding, orderedCents: 1 })).toMatchObject({
      code: 'project.release_ordered',
      amounts: { ordered: 1 },
    });
    expect(errorCatalogue['project.release_ordered']).toBe(409);
  });

  it('with refund needs all the money owed, and names the missing amount', () => {
    expect(closeRefusal({ ...refunding, returnsCents: 399 })).toEqual({
      code: 'project.refund_not_covered',
      amounts: { missing: 1 },
      numbers: {},
    });
    expect(errorCatalogue['project.refund_not_covered']).toBe(409);
  });

  it('with refund is refused if money without an owner would remain', () => {
    const nobody = { ...refunding, owedCents: 0, openOrders: 0 };
    expect(closeRefusal(nobody)?.code).toBe('project.not_closable');
    expect(closeRefusal({ ...nobody, escrowCents: 0, returnsCents: 0 })).toBeUndefined();
  });

  it('never refunds more than the project holds', () => {
    const cents = fc.integer({ min: 0, max: centsMax });
    fc.assert(
      fc.property(cents, cents, cents, (owedCents, escrowCents, returnsCents) => {
        const isRefused = closeRefusal({ ...refunding, owedCents, escrowCents, returnsCents }) !== undefined;
        expect(isRefused).toBe(owedCents > escrowCents + returnsCents);
      }),
    );
  });
});
