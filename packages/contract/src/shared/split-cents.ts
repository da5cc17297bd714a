/**
 * Splits an amount by weight with the largest-remainder method: each part is rounded down, and the remaining cents go
 * one by one to the parts with the largest remainders, the earlier part first if equal. The parts add up to the
 * total.
 */
export function splitCents(totalCents: number, weights: readonly number[]): number[] {
  if (totalCents < 0 || weights.some((weight) => weight < 0)) {
    throw new RangeError('only what is not negative can be split');
  }
  if (totalCents === 0) return weights.map(() => 0);
  const total = BigInt(totalCents);
  const weightSum = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (weightSum === 0n) throw new RangeError(`nobody to give ${totalCents} cents to`);

  const products = weights.map((weight) => total * BigInt(weight));
  const parts = products.map((product) => Number(product / weightSum));
  const remainders = products.map((product) => product % weightSum);
  const leftOver = totalCents - parts.reduce((sum, part) => sum + part, 0);
  for (const index of byLargest(remainders).slice(0, leftOver)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** The indexes of a list, largest value first; equal values keep their order. */
function byLargest(values: readonly bigint[]): number[] {
  const sorted = [...values.entries()].toSorted(([, a], [, b]) => Number(b > a) - Number(b < a));
  return sorted.map(([index]) => index);
}
