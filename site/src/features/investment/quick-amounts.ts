import { type Cents, cents } from '@semilla/contract/cents';

const usual = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000].map((euros) => cents(euros * 100));

/** The four smallest round amounts that are valid for an order. */
export function quickAmounts(smallestCents: number, largestCents: number): Cents[] {
  return usual.filter((amount) => amount >= smallestCents && amount <= largestCents).slice(0, 4);
}
