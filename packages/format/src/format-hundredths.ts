import { formatNumber } from './format-number.ts';
import type { Locale } from './locale.ts';
import { minus } from './minus.ts';

/** Hundredths with two decimals: 123450 is `1.234,50`. Uses integers, because floating point could lose a cent. */
export function formatHundredths(hundredths: number, locale: Locale = 'es'): string {
  if (!Number.isSafeInteger(hundredths))
    throw new RangeError(`Expected whole hundredths, got ${hundredths}.`);
  const size = Math.abs(hundredths);
  const sign = hundredths < 0 ? minus : '';
  const decimals = String(size % 100).padStart(2, '0');
  return `${sign}${formatNumber(Math.trunc(size / 100), 0, locale)}${locale === 'es' ? ',' : '.'}${decimals}`;
}
