import type { Random } from '@semilla/contract/testing';

const stepCents = 50_00;

const toStep = (cents: number) => Math.round(cents / stepCents) * stepCents;

/** Shares of a total by weight, in round amounts and none below the minimum, that add up exactly. */
export function roundShares(
  totalCents: number,
  weights: readonly number[],
  minimumCents: number,
  random: Random,
): number[] {
  const uneven = weights.map((weight) => weight * random.between(0.55, 1.45));
  const sum = uneven.reduce((all, weight) => all + weight, 0);
  const shares = uneven.map((weight) => Math.max(minimumCents, toStep((totalCents * weight) / sum)));
  let missing = totalCents - shares.reduce((all, cents) => all + cents, 0);
  // The largest make up for the rounding; step by step, so that none of them stands out by it.
  const sizeOf = (index: number) => shares[index] ?? 0;
  const largestFirst = [...shares.keys()].sort((one, other) => sizeOf(other) - sizeOf(one));
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
