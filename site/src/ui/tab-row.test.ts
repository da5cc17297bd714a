// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { markHiddenTabs, moveIntoSight } from './tab-row.ts';

let row: HTMLElement;
const sized = (element: HTMLElement, sizes: Record<string, number>) => {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
  return element;
};

beforeEach(() => {
  row = sized(document.createElement('div'), { clientWidth: 390, scrollWidth: 520 });
});

it('[R5][R19] fades at an end with hidden tabs', () => {
  markHiddenTabs(row);
  expect(row.dataset.beyond).toBe('end');
  row.scrollLeft = 60;
  row.dispatchEvent(new Event('scroll'));
  expect(row.dataset.beyond).toBe('start end');
  row.scrollLeft = 130;
  row.dispatchEvent(new Event('scroll'));
  expect(row.dataset.beyond).toBe('start');
});

it('[R5][R19] does not fade if all tabs are visible', () => {
  const wide = sized(document.createElement('div'), { clientWidth: 520, scrollWidth: 520 });
  markHiddenTabs(wide);
  expect(wide.dataset.beyond).toBe('');
});

it.each([
  ['the last tab', 400, 120, 178],
  ['the first one', 0, 100, -48],
  ['one that is in sight already', 150, 80, 0],
])('[R5][R19] shows %s', (_, offsetLeft, offsetWidth, left) => {
  moveIntoSight(row, sized(document.createElement('a'), { offsetLeft, offsetWidth }));
  expect(row.scrollLeft).toBe(left);
});
