import type { Random } from '@semilla/contract/testing';

const stepCents = 50_00;

const toStep = (cents: number) => Math.round(cents / stepCents) * stepCents;

/** Splits a total by weight into round amounts that are at least the minimum and add up exactly. */
export function roundShares(
  totalCents: number,
  weights: readonly number[],
  minimumCents: number,
  random: Random,
): number[] {
  const uneven = weights.map((weight) => weight * random.between(0.55, 1.45));
  const sum = uneven.reduce((total, weight) => total + weight, 0);
  const shares = uneven.map((weight) => Math.max(minimumCents, toStep((totalCents * weight) / sum)));
  let missing = totalCents - shares.reduce((total, cents) => total + cents, 0);
  // The largest shares absorb the rounding step by step, so no share changes noticeably.
  const sizeOf = (index: number) => shares[index] ?? 0;
  const largestFirst = [...shares.keys()].sort((left, right) => sizeOf(right) - sizeOf(left));
  for (let turn = 0; missing !== 0; turn = (turn + 1) % largestFirst.length) {
    const index = largestFirst[turn] as number;
    const change = Math.sign(missing) * Math.min(stepCents, Math.abs(missing));
    const changed = sizeOf(index) + change;
    if (changed < minimumCents) continue;
    shares[index] = changed;
    missing -= change;
  }
  return shares;
}
