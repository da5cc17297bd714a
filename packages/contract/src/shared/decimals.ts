// Separate from the codecs, because pages read and write amounts without loading schemas.
import { type Cents, cents } from './cents.ts';

const decimal = /^(\d{1,9})\.(\d{2})$/;

/** Converts a number with two decimals to hundredths: cents of an amount, hundredths of a percentage. */
export function hundredthsFromDecimal(text: string): number {
  const match = decimal.exec(text);
  if (!match) throw new RangeError(`not a number of two places: ${text}`);
  return Number(match[1]) * 100 + Number(match[2]);
}

/** Converts a number with two decimals that may be negative, or a sum of many amounts. */
export function hundredthsFromText(text: string): number {
  if (!/^-?\d{1,13}\.\d{2}$/.test(text)) throw new RangeError(`not a number of two places: ${text}`);
  return Number(text.replace('.', ''));
}

export const centsFromDecimal = (text: string): Cents => cents(hundredthsFromDecimal(text));

export function decimalFromCents(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
