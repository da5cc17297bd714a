import { formatHundredths } from './format-hundredths.ts';
import { nbsp } from './nbsp.ts';

/** Hundredths of a percent, always with two decimals: 850 is `8,50 %`. */
export function formatPercent(hundredths: number): string {
  return `${formatHundredths(hundredths)}${nbsp}%`;
}
