import { describe, expect, it } from 'vitest';
import type { IdentityDecision, IdentityEvent } from '../../kit/identity/protocol.ts';
import { type AttemptState, nextStatus } from './next-status.ts';

const early = new Date('2026-05-01T10:00:00Z');
const late = new Date('2026-05-01T11:00:00Z');

const attempt = (given: Partial<AttemptState>): AttemptState => ({
  status: 'Started',
  isDecidedByHand: false,
  resubmissions: 0,
  decidedAt: null,
  decidedAttemptId: null,
  ...given,
});
const event = (action: string, attemptId: string | null = null): IdentityEvent => ({
  kind: 'event',
  sessionId: 's',
  attemptId,
  action,
});
const decision = (status: string, decidedAt: Date | null = late): IdentityDecision => ({
  kind: 'decision',
  sessionId: 's',
  attemptId: null,
  code: null,
  status,
  reason: null,
  reasonCode: null,
  person: null,
  document: null,
  decidedAt,
  data: {},
});
const is = (status: string) => ({ status });
const ignored = (why: string) => ({ ignored: why });

describe('the next status of an attempt', () => {
  it.each([
    ['approved', 'Approved'],
    ['declined', 'Declined'],
    ['resubmission_requested', 'Resubmission'],
    ['expired', 'ExpiredAbandoned'],
    ['abandoned', 'ExpiredAbandoned'],
    ['review', 'Completed'],
  ])('[S7] maps the provider’s status %s to %s', (word, status) => {
    expect(nextStatus(attempt({ status: 'Completed' }), decision(word))).toEqual(is(status));
  });

  it.each(['', 'Approved!', 'verified', 'success', 'toString', '__proto__', '9001'])(
    '[S7] ignores the unknown status %j',
    (word) => {
      expect(nextStatus(attempt({}), decision(word))).toEqual(ignored('unknown_word'));
      expect(nextStatus(attempt({}), event(word))).toEqual(ignored('unknown_word'));
    },
  );

  it.each([
    [9001, is('Approved')],
    [null, is('Approved')],
    [9102, ignored('unknown_word')],
    [9999, ignored('unknown_word')],
    [0, ignored('unknown_word')],
  ])('[S7] approves with code %j only if the code means approval', (code, step) => {
    expect(nextStatus(attempt({}), { ...decision('approved'), code })).toEqual(step);
    expect(nextStatus(attempt({}), { ...decision('declined'), code })).toEqual(is('Declined'));
  });

  it.each<[string, Partial<AttemptState>, IdentityEvent, object]>([
    ['starts', {}, event('started'), is('Progress')],
    ['submits', {}, event('submitted'), is('Completed')],
    [
      'submits, and the start event arrives afterwards',
      { status: 'Completed' },
      event('started'),
      ignored('late'),
    ],
    [
      'was approved, and an event arrives afterwards',
      { status: 'Approved' },
      event('submitted'),
      ignored('late'),
    ],
    [
      'was declined, and an event arrives afterwards',
      { status: 'Declined' },
      event('started'),
      ignored('late'),
    ],
    [
      'let the session expire, and an event arrives afterwards',
      { status: 'ExpiredAbandoned' },
      event('submitted'),
      ignored('late'),
    ],
    [
      'resubmits',
      { status: 'Resubmission', decidedAttemptId: 'first' },
      event('submitted', 'second'),
      is('Completed'),
    ],
    [
      'has to resubmit, and an event of the first submission arrives afterwards',
      { status: 'Resubmission', decidedAttemptId: 'first' },
      event('submitted', 'first'),
      ignored('late'),
    ],
    [
      'has to resubmit, and an event without an attempt id arrives',
      { status: 'Resubmission', decidedAttemptId: 'first' },
      event('submitted'),
      ignored('late'),
    ],
  ])('[S7] is right when the person %s', (_title, given, news, step) => {
    expect(nextStatus(attempt(given), news)).toEqual(step);
  });

  it.each<[string, Partial<AttemptState>, IdentityDecision, object]>([
    [
      'an older resubmission request after an approval',
      { status: 'Approved', decidedAt: late },
      decision('resubmission_requested', early),
      ignored('late'),
    ],
    [
      'a newer resubmission request after an approval',
      { status: 'Approved', decidedAt: early },
      decision('resubmission_requested', late),
      ignored('late'),
    ],
    [
      'an older approval after a refusal',
      { status: 'Declined', decidedAt: late },
      decision('approved', early),
      ignored('late'),
    ],
    [
      'an approval without a time after a refusal',
      { status: 'Declined', decidedAt: late },
      decision('approved', null),
      ignored('late'),
    ],
    [
      'a newer refusal after an approval',
      { status: 'Approved', decidedAt: early },
      decision('declined', late),
      is('Declined'),
    ],
    [
      'a review after an approval',
      { status: 'Approved', decidedAt: early },
      decision('review'),
      ignored('late'),
    ],
    ['an expiry after an approval', { status: 'Approved' }, decision('expired', null), ignored('late')],
    ['an approval after an expiry', { status: 'ExpiredAbandoned' }, decision('approved'), is('Approved')],
    ['a review after an expiry', { status: 'ExpiredAbandoned' }, decision('review'), ignored('late')],
    [
      'an older decision after a resubmission',
      { status: 'Completed', decidedAt: late },
      decision('resubmission_requested', early),
      ignored('late'),
    ],
    [
      'an approval after staff declined',
      { status: 'Declined', isDecidedByHand: true },
      decision('approved'),
      ignored('decided_by_hand'),
    ],
    [
      'the ninth resubmission request',
      { status: 'Completed', resubmissions: 8 },
      decision('resubmission_requested'),
      is('Resubmission'),
    ],
    [
      'the tenth resubmission request',
      { status: 'Completed', resubmissions: 9 },
      decision('resubmission_requested'),
      is('Declined'),
    ],
  ])('[S7] is right after %s', (_title, given, news, step) => {
    expect(nextStatus(attempt(given), news)).toEqual(step);
  });

  it('[S7] never undoes an approval with an earlier message, in any order', () => {
    const earlier = [
      event('started', 'a'),
      event('submitted', 'a'),
      event('started'),
      event('submitted'),
      decision('resubmission_requested', early),
      decision('review', early),
      decision('declined', early),
      decision('expired', null),
    ];
    for (const news of earlier) {
      const after = nextStatus(attempt({ status: 'Approved', decidedAt: late }), news);
      expect(after, JSON.stringify(news)).toEqual(ignored('late'));
    }
  });
});
