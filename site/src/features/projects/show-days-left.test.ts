// @vitest-environment jsdom
import { addDays, civilDateAt } from '@semilla/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showDaysLeft, showDaysLeftInSight } from './show-days-left.ts';

// At noon no change of the clocks moves a number of hours to another day.
beforeEach(() => void vi.setSystemTime('2026-03-20T12:00:00Z'));
afterEach(() => void vi.useRealTimers());

function write(aheadMinutes: number): void {
  const day = addDays(civilDateAt(new Date()), 20);
  const words = 'data-one="un día" data-many="# días"';
  document.body.innerHTML = `<span data-days-until="${day}" data-ahead-minutes="${aheadMinutes}" ${words}></span>`;
}

function shown(aheadMinutes: number): string {
  write(aheadMinutes);
  showDaysLeft();
  return document.body.textContent;
}

const dayMinutes = 24 * 60;

it.each([
  ['the device', 0, ' · 20 días'],
  ['a platform that is 12 days ahead', 12 * dayMinutes, ' · 8 días'],
  ['a platform that is 19 days ahead', 19 * dayMinutes, ' · un día'],
  ['a platform for which the day has come', 20 * dayMinutes, ''],
  ['a platform that is far behind', -1_000 * dayMinutes, ' · 1.020 días'],
])('[L15] counts the days left by the clock of %s', (_of, ahead, text) => {
  expect(shown(ahead)).toBe(text);
});

it('[L15] counts the days left once a date is in sight', () => {
  let see: (isIntersecting: boolean) => void = () => {};
  const disconnect = vi.fn<() => void>();
  class Watch {
    constructor(hear: (places: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => hear([{ isIntersecting }]);
    }
    observe() {}
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Watch);
  write(0);
  showDaysLeftInSight();
  see(false);
  expect(document.body.textContent).toBe('');
  see(true);
  expect(document.body.textContent).toBe(' · 20 días');
  expect(disconnect).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
