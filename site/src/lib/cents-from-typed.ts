import { type Cents, cents } from '@semilla/contract/cents';
import { decimalFromTyped } from '@semilla/format';

const digitsMax = 12;

/** Reads a typed amount. Undefined if it is not an amount. */
export function centsFromTyped(typed: string): Cents | undefined {
  const digits = decimalFromTyped(typed)?.replace('.', '');
  return digits === undefined || digits.length > digitsMax ? undefined : cents(Number(digits));
}
