// Apart from the codecs, because pages of visitors compute with amounts and load no schemas.
import type { z } from 'zod';

/** Whole cents of euros: what an amount is everywhere but on the wire. A plain number does not pass for one. */
export type Cents = number & z.$brand<'Cents'>;

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`);
  return amount as Cents;
}

type Leaf = string | number | boolean | bigint | null | undefined | Date | Blob;

/** The same type with plain numbers for its amounts, as rows of the database and tests have them. */
export type PlainAmounts<T> = T extends Cents
  ? number
  : T extends Leaf
    ? T
    : { [K in keyof T]: PlainAmounts<T[K]> };

export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}
