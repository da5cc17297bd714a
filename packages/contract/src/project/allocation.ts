import { drawOf } from '../shared/share-out.ts';

// Imports no schemas, so that pages can use it without loading zod.

/** Wishes and allocated amounts are multiples of this amount. */
export const wishStepCents = 1_000;

export interface Wished {
  id: string;
  cents: number;
  /** Whether the investor already invests in the project. */
  hasPlace?: boolean;
}

/**
 * Why a wish gets its amount: all of it, its share, or the minimum because its share is less. It gets nothing because
 * it is below the minimum, or because there is no room for more minimums or investors.
 */
export type AllocationReason = 'whole' | 'share' | 'minimum' | 'noRoom' | 'belowMinimum' | 'places';

export interface Allocated {
  cents: number;
  why: AllocationReason;
}

interface Rules {
  roomCents: number;
  minimumCents: number;
  /** How many more investors the project takes; null if unlimited. */
  places?: number | null;
  /** The text that decides between equal claims. It is published before investors make wishes. */
  seed: string;
}

interface Claim {
  id: string;
  /** The wish in steps. */
  steps: number;
  draw: number;
  hasPlace: boolean;
}

/** The wishes of investors who get a place. Lots are drawn, so a larger wish has no better chance. */
function withPlace(claims: readonly Claim[], places: number | null): readonly Claim[] {
  const without = claims.filter(({ hasPlace }) => !hasPlace);
  if (places === null || without.length <= places) return claims;
  const drawn = new Set(without.toSorted(byDraw).slice(0, Math.max(0, places)));
  return claims.filter((claim) => claim.hasPlace || drawn.has(claim));
}

const byDraw = (left: Claim, right: Claim) => left.draw - right.draw || (left.id < right.id ? -1 : 1);
const sumOf = (claims: readonly Claim[]) => claims.reduce((sum, { steps }) => sum + steps, 0);

/** Gives the minimum to claims whose share is below it; the others share the rest. */
function raised(claims: readonly Claim[], room: number, least: number) {
  let sharing = claims;
  for (;;) {
    const rest = BigInt(room - least * (claims.length - sharing.length));
    const weight = BigInt(sumOf(sharing));
    const above = sharing.filter(({ steps }) => rest * BigInt(steps) >= BigInt(least) * weight);
    if (above.length === sharing.length) return { sharing, rest, weight };
    sharing = above;
  }
}

/** The steps of each claim: its share by the largest remainder, but at least the minimum. */
function stepsOf(claims: readonly Claim[], room: number, least: number): Map<string, number> {
  if (sumOf(claims) <= room) return new Map(claims.map(({ id, steps }) => [id, steps]));
  const { sharing, rest, weight } = raised(claims, room, least);
  const given = new Map(claims.map(({ id }) => [id, least]));
  const shares = sharing.map((claim) => {
    const product = rest * BigInt(claim.steps);
    return { claim, whole: Number(product / weight), remainder: product % weight };
  });
  for (const { claim, whole } of shares) given.set(claim.id, whole);
  const left = Number(rest) - shares.reduce((sum, { whole }) => sum + whole, 0);
  const byRemainder = shares.toSorted(
    (one, other) => Number(other.remainder - one.remainder) || byDraw(one.claim, other.claim),
  );
  for (const { claim, whole } of byRemainder.slice(0, left)) given.set(claim.id, whole + 1);
  return given;
}

function whyOf({ steps }: Claim, given: number, least: number): AllocationReason {
  if (given === steps) return 'whole';
  return given === least ? 'minimum' : 'share';
}

/**
 * Divides the room among wishes. If they do not all fit, each gets its share by the largest remainder, in steps, but
 * at least the minimum. If there are more investors than places, the seed draws lots; if there is not room for every
 * minimum, the smallest wishes get nothing. The seed also decides between equal claims, so the order of the wishes
 * does not matter.
 */
export function allocateWishes(
  { roomCents, minimumCents, seed, places = null }: Rules,
  wishes: readonly Wished[],
): Map<string, Allocated> {
  const room = Math.floor(roomCents / wishStepCents);
  const least = Math.max(1, Math.ceil(minimumCents / wishStepCents));
  const claims = wishes
    .map(({ id, cents, hasPlace = false }) => {
      const draw = drawOf(`${seed} ${id}`);
      return { id, steps: Math.floor(cents / wishStepCents), draw, hasPlace };
    })
    .toSorted((left, right) => right.steps - left.steps || byDraw(left, right));
  const able = claims.filter(({ steps }) => steps >= least);
  const placed = withPlace(able, places);
  const kept = placed.slice(0, Math.floor(room / least));
  const given = stepsOf(kept, room, least);
  return new Map(
    claims.map((claim) => {
      const { id, steps } = claim;
      const own = given.get(id);
      if (own !== undefined) return [id, { cents: own * wishStepCents, why: whyOf(claim, own, least) }];
      if (steps < least) return [id, { cents: 0, why: 'belowMinimum' }];
      return [id, { cents: 0, why: placed.includes(claim) ? 'noRoom' : 'places' }];
    }),
  );
}
