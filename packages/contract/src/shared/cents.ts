// Separate from the codecs, because visitors' pages calculate amounts without loading schemas.
import type { z } from 'zod';

/** Whole euro cents: the form of amounts everywhere except on the wire. A plain number is not assignable. */
export type Cents = number & z.$brand<'Cents'>;

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`);
  return amount as Cents;
}

/** The largest amount accepted anywhere: 999,999,999.99. */
export const centsMax = 99_999_999_999;

type Leaf = string | number | boolean | bigint | null | undefined | Date | Blob;

/** The same type with plain numbers as amounts, for database rows and tests. */
export type PlainAmounts<T> = T extends Cents
  ? number
  : T extends Leaf
    ? T
    : { [K in keyof T]: PlainAmounts<T[K]> };

export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}
