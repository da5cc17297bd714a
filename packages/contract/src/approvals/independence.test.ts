import { describe, expect, it } from 'vitest';
import { type IndependenceFacts, independenceRefusal } from './independence.ts';

const now = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const independent: IndependenceFacts = {
  deciderId: 'elena',
  role: 'admin',
  isDisabled: false,
  proposerId: 'marta',
  beneficiaryId: 'lucia',
  enteredById: 'marta',
  accessChangedAt: null,
  administratorSince: null,
  promotedById: null,
  proposerSince: null,
  proposerPromotedById: null,
  isSuspender: false,
};

const cases: [title: string, changes: Partial<IndependenceFacts>, code: string | undefined][] = [
  ['another administrator may decide', {}, undefined],
  ['a proposal without a customer or a movement', { beneficiaryId: null, enteredById: null }, undefined],
  ['not the proposer', { deciderId: 'marta' }, 'approvals.own_proposal'],
  ['not the customer who gains', { beneficiaryId: 'elena' }, 'approvals.beneficiary'],
  ['not the person who entered the movement', { enteredById: 'elena' }, 'approvals.entered_by_you'],
  [
    'not the person who changed the customer’s access',
    { accessChangedAt: daysAgo(2) },
    'approvals.access_changed_by_you',
  ],
  [
    'not an administrator of 6 days',
    { administratorSince: daysAgo(6.99), promotedById: 'carla' },
    'approvals.new_administrator',
  ],
  ['an administrator of 7 days', { administratorSince: daysAgo(7), promotedById: 'carla' }, undefined],
  [
    'not one whom the proposer promoted 29 days ago',
    { administratorSince: daysAgo(29.99), promotedById: 'marta' },
    'approvals.promoted_by_proposer',
  ],
  [
    'one whom the proposer promoted 30 days ago',
    { administratorSince: daysAgo(30), promotedById: 'marta' },
    undefined,
  ],
  [
    'not who proposed 29 days ago that the proposer become an administrator',
    { proposerSince: daysAgo(29.99), proposerPromotedById: 'elena' },
    'approvals.promoted_by_you',
  ],
  [
    'who proposed 30 days ago that the proposer become an administrator',
    { proposerSince: daysAgo(30), proposerPromotedById: 'elena' },
    undefined,
  ],
  [
    'another than who proposed yesterday that the proposer become an administrator',
    { proposerSince: daysAgo(1), proposerPromotedById: 'carla' },
    undefined,
  ],
  ['not a manager', { role: 'operator' }, 'request.forbidden'],
  ['not a customer', { role: 'user' }, 'request.forbidden'],
  ['not a disabled administrator', { isDisabled: true }, 'request.forbidden'],
];

describe('the second person is independent', () => {
  it.each(cases)('%s', (_, changes, code) => {
    expect(independenceRefusal({ ...independent, ...changes }, now)?.code).toBe(code);
  });
});
