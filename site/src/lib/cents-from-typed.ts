import { type Cents, cents } from '@semilla/contract/cents';
import { decimalFromTyped } from '@semilla/format';

const digitsMax = 12;

/** The amount that was typed; undefined where it cannot be read as one. */
export function centsFromTyped(typed: string): Cents | undefined {
  const digits = decimalFromTyped(typed)?.replace('.', '');
  return digits === undefined || digits.length > digitsMax ? undefined : cents(Number(digits));
}
