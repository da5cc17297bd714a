import { formatHundredths } from './format-hundredths.ts';
import { nbsp } from './nbsp.ts';

/** Cents as euros, the Spanish way in both languages: 123450 is `1.234,50 €`, 150000 is `1.500 €`. */
export function formatMoney(cents: number): string {
  return `${formatHundredths(cents).replace(/,00$/, '')}${nbsp}€`;
}

/** The same, always with two decimals, for columns of figures: 150000 is `1.500,00 €`. */
export function formatMoneyInFull(cents: number): string {
  return `${formatHundredths(cents)}${nbsp}€`;
}
