import { expect, it } from 'vitest';
import { fittedSize } from './fitted-size.ts';

const box = { width: 600, height: 300 };
const wide = { width: 1200, height: 400 };

it('[A23] fits a picture into its box, also when rotated, and enlarges it from there', () => {
  expect(fittedSize(wide, box, false, 100)).toEqual({ width: 600, height: 200 });
  expect(fittedSize(wide, box, false, 200)).toEqual({ width: 1200, height: 400 });
  expect(fittedSize(wide, box, true, 100)).toEqual({ width: 100, height: 300 });
});
