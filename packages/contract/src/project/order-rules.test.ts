import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { centsMax } from '../shared/cents.ts';
import {
  largestOrder,
  type OrderSituation,
  orderRefusal,
  smallestOrder,
  termsVersion,
} from './order-rules.ts';
import { phaseNames } from './phases.ts';

const good: OrderSituation = {
  isVisible: true,
  phase: 'Investment',
  hasSheet: true,
  isSuspended: false,
  dateStart: '2026-05-01',
  dateEnd: '2026-06-30',
  today: '2026-05-20',
  isIdentityApproved: true,
  isCompanyUndeclared: false,
  isResidenceUndeclared: false,
  acceptedTermsVersion: termsVersion,
  termsVersion,
  amountCents: 100_000,
  minimumInvestmentCents: 10_000,
  financingAmountCents: 45_000_000,
  amountInvestedCents: 28_125_000,
  maxInvestorNumber: 500,
  investorNumber: 143,
  isInvestorAlready: false,
  balanceCents: 500_000,
  waitingNumber: 0,
  isFromWaitingList: false,
  hasOpenWishes: false,
};

const codeOf = (changes: Partial<OrderSituation>) => orderRefusal({ ...good, ...changes })?.code;

/** All reasons to refuse an order, in the order of the checks. */
const obstacles: [ErrorCode, number, Partial<OrderSituation>][] = [
  ['request.not_found', 404, { isVisible: false }],
  ['project.investing_not_possible', 409, { phase: 'Preinvestment' }],
  ['project.sheet_needed', 409, { hasSheet: false }],
  ['project.offer_suspended', 409, { isSuspended: true }],
  ['project.outside_financing_period', 409, { dateEnd: '2026-05-19' }],
  ['project.identity_not_approved', 403, { isIdentityApproved: false }],
  ['project.provider_may_not_invest', 403, { isProvider: true }],
  ['project.company_declaration_needed', 403, { isCompanyUndeclared: true }],
  ['project.fiscal_residence_needed', 403, { isResidenceUndeclared: true }],
  ['project.terms_not_accepted', 409, { acceptedTermsVersion: '2019-01' }],
  ['project.amount_not_positive', 400, { amountCents: 0 }],
  ['project.amount_below_minimum', 409, { minimumInvestmentCents: 100_001 }],
  ['project.amount_above_remaining', 409, { amountInvestedCents: 44_900_001 }],
  ['project.too_many_investors', 409, { maxInvestorNumber: 143 }],
  ['wallet.amount_above_balance', 409, { balanceCents: 99_999 }],
];

describe('placing an order', () => {
  it('[V15][S2] is accepted without obstacles', () => {
    expect(orderRefusal(good)).toBeUndefined();
  });

  it.each(obstacles)('[V15][S2] is refused with %s, %i', (code, status, obstacle) => {
    expect(codeOf(obstacle)).toBe(code);
    expect(errorCatalogue[code]).toBe(status);
  });

  it('[V15][S2] is refused for the first of several reasons, in a fixed order', () => {
    // An amount cannot be both above the remaining amount and below the smallest accepted one.
    const subsets = fc
      .tuple(fc.subarray(obstacles, { minLength: 1 }), fc.boolean())
      .map(([some, isBelow]) => {
        const other = isBelow ? 'project.amount_above_remaining' : 'project.amount_below_minimum';
        return some.filter(([code]) => code !== other);
      })
      .filter((some) => some.length > 0);
    fc.assert(
      fc.property(subsets, (some) => {
        const changes = Object.assign({}, ...some.map(([, , obstacle]) => obstacle));
        expect(codeOf(changes)).toBe(some[0]?.[0]);
      }),
    );
  });

  it.each(phaseNames)('[S2] in the phase %s is accepted only if the phase is Investment', (phase) => {
    expect(codeOf({ phase })).toBe(phase === 'Investment' ? undefined : 'project.investing_not_possible');
  });

  it.each([
    ['2026-04-30', 'project.outside_financing_period'],
    ['2026-05-01', undefined],
    ['2026-06-30', undefined],
    ['2026-07-01', 'project.outside_financing_period'],
  ])('[S2] on %s, with financing from 2026-05-01 to 2026-06-30: %s', (today, code) => {
    expect(codeOf({ today })).toBe(code);
  });

  it('[L15] is refused while others are on the waiting list, unless it is the turn of the investor', () => {
    expect(codeOf({ waitingNumber: 1 })).toBe('project.others_wait');
    expect(codeOf({ waitingNumber: 1, isFromWaitingList: true })).toBeUndefined();
  });

  it('[L15] from a waiting list is accepted after the last day, not before the first', () => {
    const isFromWaitingList = true;
    expect(codeOf({ today: '2026-07-01', isFromWaitingList })).toBeUndefined();
    expect(codeOf({ today: '2026-04-30', isFromWaitingList })).toBe('project.outside_financing_period');
  });

  it('[S2] has no first or last day if none is set', () => {
    expect(codeOf({ dateStart: null, today: '2020-01-01' })).toBeUndefined();
    expect(codeOf({ dateEnd: null, today: '2030-01-01' })).toBeUndefined();
  });

  it('[V15] needs the current version of the terms', () => {
    expect(orderRefusal({ ...good, acceptedTermsVersion: '2025-01' })).toMatchObject({
      code: 'project.terms_not_accepted',
      field: 'termsVersion',
    });
  });

  it.each([
    ['nothing', -1, {}, 'project.amount_not_positive', {}],
    ['a cent too little', 9_999, {}, 'project.amount_below_minimum', { minimum: 10_000 }],
    ['the minimum', 10_000, {}, undefined, {}],
    [
      'a cent too much',
      16_875_001,
      { balanceCents: centsMax },
      'project.amount_above_remaining',
      { remaining: 16_875_000 },
    ],
    ['all that remains', 16_875_000, { balanceCents: centsMax }, undefined, {}],
    ['the whole balance', 500_000, {}, undefined, {}],
    ['a cent more than the balance', 500_001, {}, 'wallet.amount_above_balance', {}],
    ['the last few euros', 700, { amountInvestedCents: 44_999_300 }, undefined, {}],
    [
      'less than the last few euros',
      699,
      { amountInvestedCents: 44_999_300 },
      'project.amount_below_minimum',
      { minimum: 700 },
    ],
    [
      'more than the last few euros',
      701,
      { amountInvestedCents: 44_999_300 },
      'project.amount_above_remaining',
      { remaining: 700 },
    ],
    ['a cent too late', 1, { amountInvestedCents: 45_000_000 }, 'project.fully_subscribed', {}],
  ] as const)('[V15] of %s, %i cents', (_, amountCents, changes, code, amounts) => {
    const refusal = orderRefusal({ ...good, ...changes, amountCents });
    expect(refusal?.code).toBe(code);
    expect(refusal?.amounts ?? {}).toEqual(amounts);
    expect(refusal?.field).toBe(code && 'amount');
  });

  it('[V15] is refused above the maximum number of investors, except for existing ones', () => {
    const full = { maxInvestorNumber: 143, investorNumber: 143 };
    expect(orderRefusal({ ...good, ...full })).toMatchObject({ numbers: { max: 143 } });
    expect(codeOf({ ...full, isInvestorAlready: true })).toBeUndefined();
    expect(codeOf({ ...full, investorNumber: 142 })).toBeUndefined();
    expect(codeOf({ ...full, maxInvestorNumber: null })).toBeUndefined();
  });
});

const cents = fc.integer({ min: 1, max: centsMax });
const situations = fc
  .record({ financing: cents, invested: cents, minimum: cents, balance: cents, amount: cents })
  .map(({ financing, invested, minimum, balance, amount }) => ({
    ...good,
    financingAmountCents: financing,
    amountInvestedCents: invested % (financing + 1),
    minimumInvestmentCents: 1 + (minimum % financing),
    balanceCents: balance % (2 * financing),
    amountCents: 1 + (amount % (2 * financing)),
  }));

const asProject = (situation: OrderSituation) => ({
  financingAmount: situation.financingAmountCents,
  amountInvested: situation.amountInvestedCents,
  minimumInvestment: situation.minimumInvestmentCents,
});

describe('the amounts that a form allows', () => {
  it('[V15] go from the minimum to the balance, or to the remaining amount', () => {
    expect(smallestOrder(asProject(good))).toBe(10_000);
    expect(largestOrder(asProject(good), 500_000)).toBe(500_000);
    expect(largestOrder(asProject(good), centsMax)).toBe(16_875_000);
    const nearlyFull = asProject({ ...good, amountInvestedCents: 44_999_300 });
    expect(smallestOrder(nearlyFull)).toBe(700);
    expect(largestOrder(nearlyFull, 500_000)).toBe(700);
  });

  it('[V15] are exactly the accepted ones', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const project = asProject(situation);
        const [least, most] = [smallestOrder(project), largestOrder(project, situation.balanceCents)];
        const isOffered = least <= situation.amountCents && situation.amountCents <= most;
        expect(orderRefusal(situation) === undefined).toBe(isOffered);
        if (least <= most && least > 0) {
          expect(orderRefusal({ ...situation, amountCents: least })).toBeUndefined();
          expect(orderRefusal({ ...situation, amountCents: most })).toBeUndefined();
        }
      }),
    );
  });

  it('[V15] never overfund a project or make a wallet negative', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        if (orderRefusal(situation)) return;
        const { amountInvestedCents, amountCents, financingAmountCents, balanceCents } = situation;
        expect(amountInvestedCents + amountCents).toBeLessThanOrEqual(financingAmountCents);
        expect(balanceCents - amountCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
