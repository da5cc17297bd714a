import { decimalFromTyped } from '@semilla/format';

const digitsMax = 12;

/** What somebody typed as an amount, in cents; undefined where it cannot be read as one. */
export function centsFromTyped(typed: string): number | undefined {
  const digits = decimalFromTyped(typed)?.replace('.', '');
  return digits === undefined || digits.length > digitsMax ? undefined : Number(digits);
}
