// @vitest-environment jsdom
import { addDays, civilDateAt } from '@semilla/contract';
import { expect, it } from 'vitest';
import { showDaysLeft } from './show-days-left.ts';

function shown(aheadMinutes: number): string {
  const day = addDays(civilDateAt(new Date()), 20);
  const words = 'data-one="un día" data-many="# días"';
  document.body.innerHTML = `<span data-days-until="${day}" data-ahead-minutes="${aheadMinutes}" ${words}></span>`;
  showDaysLeft();
  return document.body.textContent;
}

const dayMinutes = 24 * 60;

it.each([
  ['the device', 0, ' · 20 días'],
  ['a platform that is 12 days ahead', 12 * dayMinutes, ' · 8 días'],
  ['a platform that is 19 days ahead', 19 * dayMinutes, ' · un día'],
  ['a platform for which the day has come', 20 * dayMinutes, ''],
])('[L15] counts the days left by the clock of %s', (_of, ahead, text) => {
  expect(shown(ahead)).toBe(text);
});
