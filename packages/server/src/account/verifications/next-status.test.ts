import { describe, expect, it } from 'vitest';
import type { IdentityDecision, IdentityEvent } from '../../integrations/identity/protocol.ts';
import { nextStatus, type Standing } from './next-status.ts';

const early = new Date('2026-05-01T10:00:00Z');
const late = new Date('2026-05-01T11:00:00Z');

const standing = (given: Partial<Standing>): Standing => ({
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

describe('what an attempt becomes', () => {
  it.each([
    ['approved', 'Approved'],
    ['declined', 'Declined'],
    ['resubmission_requested', 'Resubmission'],
    ['expired', 'ExpiredAbandoned'],
    ['abandoned', 'ExpiredAbandoned'],
    ['review', 'Completed'],
  ])('[S7] the provider’s %s is our %s', (word, status) => {
    expect(nextStatus(standing({ status: 'Completed' }), decision(word))).toEqual(is(status));
  });

  it.each(['', 'Approved!', 'verified', 'success', 'toString', '__proto__', '9001'])(
    '[S7] no word that we do not know is an approval: %j',
    (word) => {
      expect(nextStatus(standing({}), decision(word))).toEqual(ignored('unknown_word'));
      expect(nextStatus(standing({}), event(word))).toEqual(ignored('unknown_word'));
    },
  );

  it.each([
    [9001, is('Approved')],
    [null, is('Approved')],
    [9102, ignored('unknown_word')],
    [9999, ignored('unknown_word')],
    [0, ignored('unknown_word')],
  ])('[S7] an approval with the code %j is no approval where that says otherwise', (code, step) => {
    expect(nextStatus(standing({}), { ...decision('approved'), code })).toEqual(step);
    expect(nextStatus(standing({}), { ...decision('declined'), code })).toEqual(is('Declined'));
  });

  it.each<[string, Partial<Standing>, IdentityEvent, object]>([
    ['begins', {}, event('started'), is('Started')],
    ['sends', {}, event('submitted'), is('Completed')],
    ['sends, and the beginning is told after it', { status: 'Completed' }, event('started'), ignored('late')],
    ['was approved', { status: 'Approved' }, event('submitted'), ignored('late')],
    ['was declined', { status: 'Declined' }, event('started'), ignored('late')],
    ['ran out', { status: 'ExpiredAbandoned' }, event('submitted'), ignored('late')],
    [
      'sends again',
      { status: 'Resubmission', decidedAttemptId: 'first' },
      event('submitted', 'second'),
      is('Completed'),
    ],
    [
      'has to send again, and the first sending is told after it',
      { status: 'Resubmission', decidedAttemptId: 'first' },
      event('submitted', 'first'),
      ignored('late'),
    ],
    [
      'has to send again, and nobody knows which sending is told of',
      { status: 'Resubmission', decidedAttemptId: 'first' },
      event('submitted'),
      ignored('late'),
    ],
  ])('[S7] where the person %s', (_title, given, news, step) => {
    expect(nextStatus(standing(given), news)).toEqual(step);
  });

  it.each<[string, Partial<Standing>, IdentityDecision, object]>([
    [
      'an older request to send again after an approval',
      { status: 'Approved', decidedAt: late },
      decision('resubmission_requested', early),
      ignored('late'),
    ],
    [
      'a newer request to send again after an approval',
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
      'a doubt after an approval',
      { status: 'Approved', decidedAt: early },
      decision('review'),
      ignored('late'),
    ],
    ['an expiry after an approval', { status: 'Approved' }, decision('expired', null), ignored('late')],
    ['an approval after an expiry', { status: 'ExpiredAbandoned' }, decision('approved'), is('Approved')],
    ['a doubt after an expiry', { status: 'ExpiredAbandoned' }, decision('review'), ignored('late')],
    [
      'an older decision while it is sent again',
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
      'the ninth request to send again',
      { status: 'Completed', resubmissions: 8 },
      decision('resubmission_requested'),
      is('Resubmission'),
    ],
    [
      'the tenth request to send again',
      { status: 'Completed', resubmissions: 9 },
      decision('resubmission_requested'),
      is('Declined'),
    ],
  ])('[S7] by %s', (_title, given, news, step) => {
    expect(nextStatus(standing(given), news)).toEqual(step);
  });

  it('[S7] whatever the order, an approval is never undone by what was told before it', () => {
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
      const after = nextStatus(standing({ status: 'Approved', decidedAt: late }), news);
      expect(after, JSON.stringify(news)).toEqual(ignored('late'));
    }
  });
});
