import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitRepeats } from './limit-repeats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[X1] logs equal errors five times in ten seconds and counts the others', () => {
  const reported: [string, number][] = [];
  const isToBeLogged = limitRepeats((event, times) => void reported.push([event, times]));
  const logged = Array.from({ length: 3_250 }, () => isToBeLogged('the database is away')).filter(Boolean);
  expect(logged).toHaveLength(5);
  expect(isToBeLogged('something else')).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([['the database is away', 3_245]]);
  expect(isToBeLogged('the database is away')).toBe(true);
});
