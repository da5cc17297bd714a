import { describe, expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

const claims = (weights: number[], received: number[] = []) =>
  weights.map((weight, index) => ({ id: `claim-${index}`, weight, receivedCents: received[index] ?? 0 }));

describe('distributing one payment of a series', () => {
  it.each([
    ['the whole cents of each share', 6, [1, 2, 3], [], [1, 2, 3]],
    ['what was missing before', 3, [1, 1, 1], [1, 0, 2], [1, 2, 0]],
    ['nothing to those who had more', 1, [1, 1], [3, 2], [0, 1]],
    ['the cent that is left to whose next cent is due soonest', 1, [1, 1_000], [0, 0], [0, 1]],
    ['nothing for nothing', 0, [1, 0], [], [0, 0]],
    ['nothing to a claim without weight', 5, [0, 1], [], [0, 5]],
  ])('[B4] gives %s', (_, total, weights, received, parts) => {
    expect(shareOut(total, claims(weights, received))).toEqual(parts);
  });

  it('[B4] draws who gets a cent among equal claims, regardless of their order', () => {
    const equal = claims([1, 1, 1, 1, 1]);
    const winnerOf = (list: typeof equal) => list[shareOut(1, list).indexOf(1)]?.id;
    expect(winnerOf(equal.toReversed())).toBe(winnerOf(equal));
    expect(winnerOf(equal)).not.toBe('claim-0');
  });

  it('[B4] is exact above the safe integers', () => {
    const [large, larger] = [99_999_999_999, 99_999_999_998];
    const parts = shareOut(large, claims([large, larger], [large, larger]));
    expect(parts).toEqual([50_000_000_000, 49_999_999_999]);
  });

  it('[B4] refuses negative amounts and weights, and a payment for nobody', () => {
    expect(() => shareOut(-1, claims([1]))).toThrow(RangeError);
    expect(() => shareOut(1, claims([2, -1]))).toThrow(RangeError);
    expect(() => shareOut(1, [])).toThrow('nobody to give 1 cents to');
  });
});
