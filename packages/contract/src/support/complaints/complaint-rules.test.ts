import { describe, expect, it } from 'vitest';
import {
  addWorkingDays,
  type ComplaintOutcome,
  complaintDeadline,
  outcomeOf,
  usualAnswerDay,
} from './complaint-rules.ts';

const holidays = new Set(['2026-04-02', '2026-04-03', '2026-05-01']);
const isWorkingDay = (day: string) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
};

describe('working days', () => {
  it.each([
    ['2026-03-09', 10, '2026-03-23', 'a Monday'],
    ['2026-03-13', 1, '2026-03-16', 'over a weekend'],
    ['2026-03-14', 1, '2026-03-16', 'from a Saturday'],
    ['2026-03-27', 10, '2026-04-14', 'over Easter'],
    ['2026-03-09', 0, '2026-03-09', 'none'],
  ])('[L35] from %s %i lead to %s: %s', (from, count, to) => {
    expect(addWorkingDays(from, count, isWorkingDay)).toBe(to);
  });
});

describe('the deadline of a complaint', () => {
  const days = { acknowledgeBy: '2026-03-23', answerBy: '2026-04-09' };
  it.each([
    ['Received', '2026-03-23'],
    ['Admissible', '2026-04-09'],
    ['Inadmissible', null],
    ['Decided', null],
  ] as const)('[L35] in the state %s is %s', (state, expected) => {
    expect(complaintDeadline({ state, ...days })).toBe(expected);
  });

  it('[L35] for the decision is suggested one month after receipt', () => {
    expect(usualAnswerDay('2026-01-31')).toBe('2026-02-28');
  });
});

it.each<[ComplaintOutcome[], ComplaintOutcome]>([
  [['granted'], 'granted'],
  [['granted', 'granted'], 'granted'],
  [['granted', 'rejected'], 'partly'],
  [['partly', 'granted'], 'partly'],
  [['rejected', 'rejected'], 'rejected'],
])('[L35] a decision of %j is %s as a whole', (outcomes, expected) => {
  expect(outcomeOf(outcomes.map((outcome) => ({ outcome })))).toBe(expected);
});
