import { drawOf } from '../shared/share-out.ts';

// Imports no schemas, so that pages can use it without loading zod.

/** Wishes and what they are allocated are multiples of this amount. */
export const wishStepCents = 1_000;

export interface Wished {
  id: string;
  cents: number;
}

/**
 * Why a wish gets what it gets: all of it, its share, the minimum because its share is less; nothing because there is no
 * room for so many minimums, or because it is below the minimum.
 */
export type AllocationReason = 'whole' | 'share' | 'minimum' | 'noRoom' | 'belowMinimum';

export interface Allocated {
  cents: number;
  why: AllocationReason;
}

interface Rules {
  roomCents: number;
  minimumCents: number;
  /** Published before the wishes, and known to all: it decides between equal claims. */
  seed: string;
}

interface Claim {
  id: string;
  /** The wish in steps. */
  steps: number;
  draw: number;
}

const byDraw = (left: Claim, right: Claim) => left.draw - right.draw || (left.id < right.id ? -1 : 1);
const sumOf = (claims: readonly Claim[]) => claims.reduce((sum, { steps }) => sum + steps, 0);

/** Divides claims into those whose share is below the least, which get the least, and the others, which share the rest. */
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

/** The steps of each claim: its share by the largest remainder, and never below the least. */
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
 * Divides the room among wishes: all of them if they fit, else in proportion by the largest remainder, in steps, and no
 * wish below the minimum. If there is no room for so many minimums, the smallest wishes get nothing. The seed decides
 * between equal claims, so the order of the wishes does not matter.
 */
export function allocateWishes(
  { roomCents, minimumCents, seed }: Rules,
  wishes: readonly Wished[],
): Map<string, Allocated> {
  const room = Math.floor(roomCents / wishStepCents);
  const least = Math.max(1, Math.ceil(minimumCents / wishStepCents));
  const claims = wishes
    .map(({ id, cents }) => ({ id, steps: Math.floor(cents / wishStepCents), draw: drawOf(`${seed} ${id}`) }))
    .toSorted((left, right) => right.steps - left.steps || byDraw(left, right));
  const able = claims.filter(({ steps }) => steps >= least);
  const kept = able.slice(0, Math.floor(room / least));
  const given = stepsOf(kept, room, least);
  return new Map(
    claims.map((claim) => {
      const { id, steps } = claim;
      const own = given.get(id);
      if (own !== undefined) return [id, { cents: own * wishStepCents, why: whyOf(claim, own, least) }];
      return [id, { cents: 0, why: steps < least ? 'belowMinimum' : 'noRoom' }];
    }),
  );
}
