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
  ])('[V19] %j and %j meet: %s', (one, other, met) => {
    expect(isOverlapping(one, other)).toBe(met);
    expect(isOverlapping(other, one)).toBe(met);
  });
});

it.each([
  [days(1, 5), true],
  [days(5, 5), false],
  [days(5, 1), false],
  [{ startsAt: days(1, 2).startsAt }, false],
])('[V19] %j is a period: %s', (period, is) => {
  expect(isPeriod(period)).toBe(is);
});

it('[V19] shows what is met, and the nearest on either side', () => {
  const [long, before, met, alsoMet, after, later] = [
    days(1, 3),
    days(4, 6),
    days(7, 10),
    days(12, 14),
    days(20, 22),
    days(25, 26),
  ];
  const others = [later, alsoMet, before, met, after, long];
  expect(neighbours(days(9, 13), others)).toEqual([before, met, alsoMet, after]);
  expect(neighbours(days(200, 210), others)).toEqual([]);
});

it('places periods on one line', () => {
  expect(placesOf([days(1, 3), days(5, 11)])).toEqual([
    { left: 0, width: 20 },
    { left: 40, width: 60 },
  ]);
});
