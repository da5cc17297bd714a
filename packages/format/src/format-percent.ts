import { formatHundredths } from './format-hundredths.ts';
import type { Locale } from './locale.ts';
import { nbsp } from './nbsp.ts';

/** Hundredths of a percent, always with two decimals: 850 is `8,50 %`; in a paper in English `8.50 %`. */
export function formatPercent(hundredths: number, locale?: Locale): string {
  return `${formatHundredths(hundredths, locale)}${nbsp}%`;
}
