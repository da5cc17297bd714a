import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { decisionRefusal, requestRefusal } from './transaction-rules.ts';

type Request = Parameters<typeof requestRefusal>[0];
type Decision = Parameters<typeof decisionRefusal>[0];

const request: Request = {
  type: 'withdraw',
  amountCents: 50_000,
  balanceCents: 50_000,
  bankAccountState: 'valid',
};

const decision: Decision = {
  status: 'pending',
  decision: 'completed',
  type: 'withdraw',
  amountCents: 1_000_000,
  deciderId: 'administrator',
  ownerId: 'investor',
  enteredById: 'manager',
  heldCents: 1_000_000,
  bankAccountState: 'valid',
  isInPaymentFile: false,
  isMaybePaid: false,
  hold: undefined,
};

const until = new Date('2026-02-13T12:05:00Z');
const hold = { reason: 'email', until, isStopped: false } as const;

const ofRequest: [ErrorCode, number, string, Partial<Request>][] = [
  ['wallet.amount_not_positive', 400, 'amount', { amountCents: 0 }],
  ['wallet.bank_account_required', 409, 'bankAccountId', { bankAccountState: undefined }],
  ['wallet.bank_account_not_valid', 409, 'bankAccountId', { bankAccountState: 'pending' }],
  ['wallet.amount_above_balance', 409, 'amount', { balanceCents: 49_999 }],
];

const ofDecision: [ErrorCode, number, Partial<Decision>][] = [
  ['wallet.transaction_already_decided', 409, { status: 'completed' }],
  ['wallet.own_transaction', 403, { ownerId: 'administrator' }],
  ['payment.in_payment_file', 409, { isInPaymentFile: true }],
  ['payment.maybe_paid', 409, { isMaybePaid: true }],
  ['wallet.four_eyes', 403, { enteredById: 'administrator' }],
  ['wallet.insufficient_balance', 409, { heldCents: 999_999 }],
  ['wallet.bank_account_not_valid', 409, { bankAccountState: 'error' }],
];

describe('requesting to add or withdraw money', () => {
  it('[V17] is possible up to the last cent', () => {
    expect(requestRefusal(request)).toBeUndefined();
    expect(requestRefusal({ ...request, type: 'income', balanceCents: 0 })).toBeUndefined();
  });

  it.each(ofRequest)('[V17] is refused with %s, %i, at %s', (code, status, field, change) => {
    expect(requestRefusal({ ...request, ...change })).toEqual({ code, field, amounts: {}, numbers: {} });
    expect(errorCatalogue[code]).toBe(status);
  });

  it.each(['pending', 'error', undefined] as const)('[V17] needs a valid account, not %s', (state) => {
    const code = state ? 'wallet.bank_account_not_valid' : 'wallet.bank_account_required';
    for (const type of ['income', 'withdraw'] as const) {
      expect(requestRefusal({ ...request, type, bankAccountState: state })?.code).toBe(code);
    }
  });

  it('[V17] is refused for the first of several reasons', () => {
    // Only one obstacle about the account at a time: an account cannot be missing and unvalidated at once.
    const some = fc.subarray(ofRequest, { minLength: 1 }).filter((all) => {
      const accounts = all.filter(([, , field]) => field === 'bankAccountId');
      return accounts.length < 2;
    });
    fc.assert(
      fc.property(some, (obstacles) => {
        const change = Object.assign({}, ...obstacles.map(([, , , one]) => one));
        expect(requestRefusal({ ...request, ...change })?.code).toBe(obstacles[0]?.[0]);
      }),
    );
  });
});

describe('deciding on a transaction', () => {
  it('[V17] is accepted without obstacles', () => {
    expect(decisionRefusal(decision)).toBeUndefined();
    expect(decisionRefusal({ ...decision, decision: 'rejected' })).toBeUndefined();
  });

  it.each(ofDecision)('[V17] is refused with %s, %i', (code, status, change) => {
    expect(decisionRefusal({ ...decision, ...change })).toEqual({ code, amounts: {}, numbers: {} });
    expect(errorCatalogue[code]).toBe(status);
  });

  it('[V17] waits while the withdrawals of its owner are held, unless it is a deposit or a rejection', () => {
    expect(decisionRefusal({ ...decision, hold })).toMatchObject({
      code: 'wallet.withdrawals_held',
      instants: { until },
    });
    expect(decisionRefusal({ ...decision, hold: { ...hold, isStopped: true } })?.code).toBe(
      'wallet.withdrawals_stopped',
    );
    expect(decisionRefusal({ ...decision, hold, type: 'income' })).toBeUndefined();
    expect(decisionRefusal({ ...decision, hold, decision: 'rejected' })).toBeUndefined();
  });

  it('[V17] is refused for the first of several reasons', () => {
    fc.assert(
      fc.property(fc.subarray(ofDecision, { minLength: 1 }), (obstacles) => {
        const change = Object.assign({}, ...obstacles.map(([, , values]) => values));
        expect(decisionRefusal({ ...decision, ...change })?.code).toBe(obstacles[0]?.[0]);
      }),
    );
  });

  it('[V17] happens once and never by the owner, also when rejecting', () => {
    const rejected = { ...decision, decision: 'rejected' } as const;
    for (const status of ['completed', 'rejected'] as const) {
      expect(decisionRefusal({ ...rejected, status })?.code).toBe('wallet.transaction_already_decided');
    }
    expect(decisionRefusal({ ...rejected, ownerId: 'administrator' })?.code).toBe('wallet.own_transaction');
  });

  it('[V17][L49] is not completed alone by the person who entered it, whatever the amount', () => {
    const own = { ...decision, enteredById: 'administrator' };
    expect(decisionRefusal(own)?.code).toBe('wallet.four_eyes');
    expect(decisionRefusal({ ...own, type: 'income' })?.code).toBe('wallet.four_eyes');
    expect(decisionRefusal({ ...own, amountCents: 1 })?.code).toBe('wallet.four_eyes');
    expect(decisionRefusal({ ...own, decision: 'rejected' })).toBeUndefined();
    expect(decisionRefusal({ ...own, enteredById: null })).toBeUndefined();
  });

  it('[V17] checks balance and account only for completed withdrawals', () => {
    const bare = { heldCents: 0, bankAccountState: undefined };
    expect(decisionRefusal({ ...decision, ...bare, type: 'income' })).toBeUndefined();
    expect(decisionRefusal({ ...decision, ...bare, decision: 'rejected' })).toBeUndefined();
  });
});
