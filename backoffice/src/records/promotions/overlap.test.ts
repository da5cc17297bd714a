import { describe, expect, it } from 'vitest';
import { isOverlapping, isPeriod, neighbours, placesOf } from './overlap.ts';

const days = (from: number, to: number) => ({
  startsAt: new Date(Date.UTC(2030, 0, from)).toISOString(),
  endsAt: new Date(Date.UTC(2030, 0, to)).toISOString(),
});

describe('two periods', () => {
  it.each([
    [days(1, 5), days(4, 8), true],
    [days(1, 5), days(2, 3), true],
    [days(2, 3), days(1, 5), true],
    [days(1, 5), days(5, 8), false],
    [days(6, 8), days(1, 5), false],
  ])('[V19] %j and %j overlap: %s', (first, second, expected) => {
    expect(isOverlapping(first, second)).toBe(expected);
    expect(isOverlapping(second, first)).toBe(expected);
  });
});

it.each([
  [days(1, 5), true],
  [days(5, 5), false],
  [days(5, 1), false],
  [{ startsAt: days(1, 2).startsAt }, false],
])('[V19] whether %j is a period: %s', (period, expected) => {
  expect(isPeriod(period)).toBe(expected);
});

it('[V19] shows overlapping periods, and the nearest one before and after', () => {
  const [long, before, overlapping, alsoOverlapping, after, later] = [
    days(1, 3),
    days(4, 6),
    days(7, 10),
    days(12, 14),
    days(20, 22),
    days(25, 26),
  ];
  const others = [later, alsoOverlapping, before, overlapping, after, long];
  expect(neighbours(days(9, 13), others)).toEqual([before, overlapping, alsoOverlapping, after]);
  expect(neighbours(days(200, 210), others)).toEqual([]);
});

it('positions periods on a common axis', () => {
  expect(placesOf([days(1, 3), days(5, 11)])).toEqual([
    { left: 0, width: 20 },
    { left: 40, width: 60 },
  ]);
});
