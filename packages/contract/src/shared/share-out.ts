import { splitCents } from './split-cents.ts';

/** What takes part in a series of payments that are shared out by weight. */
export interface Claim {
  id: string;
  weight: number;
  /** What it has received from the payments before. */
  receivedCents: number;
}

/** A claim that may receive one of the cents that are left. */
interface Begun {
  index: number;
  id: string;
  weight: number;
  nextCent: number;
  draw: number;
}

/** A number that follows from an id, whatever its age: ids begin with their time. */
export function drawOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Compares when the next cent is due, which is later the more cents and the less weight a claim has. */
function bySoonest(left: Begun, right: Begun): number {
  const [ofLeft, ofRight] = [left.nextCent * right.weight, right.nextCent * left.weight];
  const difference =
    Math.max(ofLeft, ofRight) <= Number.MAX_SAFE_INTEGER
      ? ofLeft - ofRight
      : Number(BigInt(left.nextCent) * BigInt(right.weight) - BigInt(right.nextCent) * BigInt(left.weight));
  return difference || left.draw - right.draw || (left.id < right.id ? -1 : 1);
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The whole cents of a claim's share of an amount, and whether the share is more than that. */
function shareOf(cents: number, weight: number, weights: number): { whole: number; hasRest: boolean } {
  const product = cents * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    return { whole: Math.floor(product / weights), hasRest: product % weights > 0 };
  }
  const exact = BigInt(cents) * BigInt(weight);
  return { whole: Number(exact / BigInt(weights)), hasRest: exact % BigInt(weights) > 0n };
}

/**
 * Shares out one payment of a series by cumulative entitlement. A claim is entitled to its exact share of all payments
 * so far, and receives the whole cents of it that it has not received yet. The cents that are left go to the claims
 * whose next whole cent is due soonest, equal ones by a draw. Every payment is shared out completely, nothing is taken
 * back, and a claim is always less than a cent away from its exact share.
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
  // Payments that followed another rule may have given some too much to make up for it at once.
  if (leftCents < 0) return splitCents(totalCents, parts);
  for (const { index } of begun.sort(bySoonest).slice(0, leftCents)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
