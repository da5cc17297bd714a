import { formatNumber } from './format-number.ts';
import { minus } from './minus.ts';

/** Hundredths with their two decimals, in whole-number arithmetic so that no cent is lost: 123450 is `1.234,50`. */
export function formatHundredths(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths))
    throw new RangeError(`Expected whole hundredths, got ${hundredths}.`);
  const size = Math.abs(hundredths);
  const sign = hundredths < 0 ? minus : '';
  return `${sign}${formatNumber(Math.trunc(size / 100))},${String(size % 100).padStart(2, '0')}`;
}
