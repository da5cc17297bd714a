import { formatHundredths } from './format-hundredths.ts';
import { nbsp } from './nbsp.ts';

/** Cents as euros, always with both decimals so that a sum looks the same in a sentence, a fact and a column: 150000 is `1.500,00 €`. */
export function formatMoney(cents: number): string {
  return `${formatHundredths(cents)}${nbsp}€`;
}

/** Cents as whole euros, for round numbers that are no sum of anyone: limits, scales, headlines. 150000 is `1.500 €`. */
export function formatRoundMoney(cents: number): string {
  return `${formatHundredths(cents).replace(/,00$/, '')}${nbsp}€`;
}
