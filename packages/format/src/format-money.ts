import { formatHundredths } from './format-hundredths.ts';
import { nbsp } from './nbsp.ts';

/** Cents as euros, the Spanish way in both languages: 123450 is `1.234,50 €`, 150000 is `1.500 €`. */
export function formatMoney(cents: number): string {
  return `${formatHundredths(cents).replace(/,00$/, '')}${nbsp}€`;
}

/**
 * The same, always with two decimals: 150000 is `1.500,00 €`. The site shows all its sums so, because the same sum may
 * be on a page in a sentence and in a column; only round numbers stay short.
 */
export function formatMoneyInFull(cents: number): string {
  return `${formatHundredths(cents)}${nbsp}€`;
}
