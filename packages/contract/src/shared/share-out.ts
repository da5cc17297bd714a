import { splitCents } from './split-cents.ts';

/** A participant in a series of payments that are distributed by weight. */
export interface Claim {
  id: string;
  weight: number;
  /** What it has received from earlier payments. */
  receivedCents: number;
}

/** A claim that may receive one of the remaining cents. */
interface Begun {
  index: number;
  id: string;
  weight: number;
  nextCent: number;
  draw: number;
}

/** A pseudo-random number from an id. It does not depend on the age of the id, although ids begin with their time. */
export function drawOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Orders claims by who gets the next cent: fewer cents per weight first, equal ones by the draw. */
function bySoonest(left: Begun, right: Begun): number {
  const [ofLeft, ofRight] = [left.nextCent * right.weight, right.nextCent * left.weight];
  const difference =
    Math.max(ofLeft, ofRight) <= Number.MAX_SAFE_INTEGER
      ? ofLeft - ofRight
      : Number(BigInt(left.nextCent) * BigInt(right.weight) - BigInt(right.nextCent) * BigInt(left.weight));
  return difference || left.draw - right.draw || (left.id < right.id ? -1 : 1);
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The whole cents of a claim's share, and whether a fraction remains. */
function shareOf(cents: number, weight: number, weights: number): { whole: number; hasRest: boolean } {
  const product = cents * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    return { whole: Math.floor(product / weights), hasRest: product % weights > 0 };
  }
  const exact = BigInt(cents) * BigInt(weight);
  return { whole: Number(exact / BigInt(weights)), hasRest: exact % BigInt(weights) > 0n };
}

/**
 * Distributes one payment of a series. A claim is entitled to its exact share of all payments so far; it gets the
 * whole cents that it has not received yet. The remaining cents go to the claims whose next whole cent is due
 * soonest; a draw decides between equal ones. Every payment is distributed completely, nothing is taken back, and a
 * claim is always less than a cent away from its exact share.
 */
export function shareOut(totalCents: number, claims: readonly Claim[]): number[] {
  if (totalCents < 0 || claims.some(({ weight }) => weight < 0)) {
    throw new RangeError('only what is not negative can be shared out');
  }
  if (totalCents === 0) return claims.map(() => 0);
  const weights = sumOf(claims.map(({ weight }) => weight));
  if (weights === 0) throw new RangeError(`nobody to give ${totalCents} cents to`);

  const untilCents = totalCents + sumOf(claims.map(({ receivedCents }) => receivedCents));
  const begun: Begun[] = [];
  const parts = claims.map(({ id, weight, receivedCents }, index) => {
    const { whole, hasRest } = shareOf(untilCents, weight, weights);
    if (hasRest && receivedCents <= whole)
      begun.push({ index, id, weight, nextCent: whole + 1, draw: drawOf(id) });
    return Math.max(0, whole - receivedCents);
  });
  const leftCents = totalCents - sumOf(parts);
  // Earlier payments by another rule may have given some claims more than this payment can balance.
  if (leftCents < 0) return splitCents(totalCents, parts);
  for (const { index } of begun.sort(bySoonest).slice(0, leftCents)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
