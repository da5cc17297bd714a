import { formatHundredths } from './format-hundredths.ts';
import type { Locale } from './locale.ts';
import { nbsp } from './nbsp.ts';

/**
 * Cents as euros, always with two decimals, so that an amount looks the same in text, facts and columns: 150000 is
 * `1.500,00 €`; in a paper in English, which names its language, `1,500.00 €`.
 */
export function formatMoney(cents: number, locale?: Locale): string {
  return `${formatHundredths(cents, locale)}${nbsp}€`;
}

/** Cents as whole euros, for round numbers such as limits, scales and headlines, not for actual sums: 150000 is `1.500 €`. */
export function formatRoundMoney(cents: number, locale?: Locale): string {
  return `${formatHundredths(cents, locale).replace(/[.,]00$/, '')}${nbsp}€`;
}
