import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateWishes, type Wished, wishStepCents } from './allocation.ts';

const step = wishStepCents;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const wishesOf = (...cents: number[]): Wished[] =>
  cents.map((amount, index) => ({ id: `wish-${index}`, cents: amount }));
const sharesOf = (roomCents: number, minimumCents: number, wishes: readonly Wished[], seed = 'seed') => {
  const allocated = allocateWishes({ roomCents, minimumCents, seed }, wishes);
  return wishes.map(({ id }) => allocated.get(id)?.cents);
};

const given = fc.record({
  roomCents: fc.integer({ min: 0, max: 30_000_000 }),
  minimumCents: fc.integer({ min: 1, max: 300_000 }),
  wishes: fc
    .array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 40 })
    .map((steps) => wishesOf(...steps.map((each) => each * step))),
  seed: fc.string({ maxLength: 12 }),
});

describe('[L13] an allocation of wishes', () => {
  it('gives all if they fit', () => {
    expect(sharesOf(100_000, 10_000, wishesOf(40_000, 60_000))).toEqual([40_000, 60_000]);
  });

  it('gives shares by the largest remainder, in steps of 10 euros', () => {
    // 70 steps among 40, 30 and 30: 28, 21 and 21.
    expect(sharesOf(70_000, 10_000, wishesOf(40_000, 30_000, 30_000))).toEqual([28_000, 21_000, 21_000]);
    // 50 among 40, 35 and 25: exactly 20, 17.5 and 12.5; the seed decides who gets the remaining step.
    const shares = sharesOf(50_000, 1_000, wishesOf(40_000, 35_000, 25_000));
    expect(shares[0]).toBe(20_000);
    expect(sumOf(shares as number[])).toBe(50_000);
  });

  it('raises a share below the minimum, at the expense of the others', () => {
    // By proportion the smallest wish would get 5 steps of 60.
    expect(sharesOf(60_000, 10_000, wishesOf(60_000, 50_000, 10_000))).toEqual([27_000, 23_000, 10_000]);
    // By proportion each small wish would get half a step, and the large one three.
    expect(sharesOf(4_000, 1, wishesOf(1_000, 6_000, 1_000))).toEqual([1_000, 2_000, 1_000]);
  });

  it('gives nothing to the smallest wishes if there is not room for every minimum', () => {
    expect(sharesOf(25_000, 10_000, wishesOf(10_000, 30_000, 20_000))).toEqual([0, 15_000, 10_000]);
    const allocated = allocateWishes(
      { roomCents: 25_000, minimumCents: 10_000, seed: '' },
      wishesOf(10_000, 30_000, 20_000),
    );
    expect([...allocated.values()].map(({ why }) => why)).toEqual(['share', 'minimum', 'noRoom']);
  });

  it('draws lots if the project takes fewer investors, regardless of the amounts', () => {
    const wishes = wishesOf(50_000, 10_000, 20_000, 30_000);
    const rules = { roomCents: 100_000, minimumCents: 10_000, places: 2 };
    const chosen = (seed: string) => {
      const allocated = allocateWishes({ ...rules, seed }, wishes);
      expect([...allocated.values()].filter(({ why }) => why === 'places')).toHaveLength(2);
      return wishes.flatMap(({ id, cents }) => (allocated.get(id)?.cents === cents ? [id] : []));
    };
    expect(chosen('one')).toHaveLength(2);
    const times = new Map(wishes.map(({ id }) => [id, 0]));
    for (let seed = 0; seed < 400; seed += 1)
      for (const id of chosen(`project ${seed}`)) times.set(id, (times.get(id) ?? 0) + 1);
    for (const count of times.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  it('does not count existing investors against the places', () => {
    const wishes = wishesOf(20_000, 20_000).map((wish, index) => ({ ...wish, hasPlace: index === 1 }));
    const rules = { roomCents: 100_000, minimumCents: 10_000, seed: 'seed', places: 0 };
    const allocated = allocateWishes(rules, wishes);
    expect([...allocated.values()].map(({ why }) => why).toSorted()).toEqual(['places', 'whole']);
    expect(allocated.get('wish-1')?.cents).toBe(20_000);
  });

  it('gives nothing to wishes below the minimum', () => {
    expect(sharesOf(50_000, 10_000, wishesOf(9_000, 20_000))).toEqual([0, 20_000]);
  });

  it('is exact, in steps, and never below the minimum or above a wish', () => {
    fc.assert(
      fc.property(given, ({ wishes, ...rules }) => {
        const allocated = allocateWishes(rules, wishes);
        const least = Math.max(1, Math.ceil(rules.minimumCents / step)) * step;
        const room = Math.floor(rules.roomCents / step) * step;
        const shares = wishes.map(({ id, cents }) => ({
          wished: cents,
          got: allocated.get(id)?.cents ?? -1,
        }));
        for (const { wished, got } of shares) {
          expect(got % step).toBe(0);
          expect(got === 0 || got >= least).toBe(true);
          expect(got).toBeLessThanOrEqual(wished);
        }
        const winners = shares.filter(({ got }) => got > 0);
        const wanted = sumOf(winners.map(({ wished }) => wished));
        expect(sumOf(winners.map(({ got }) => got))).toBe(Math.min(room, wanted));
        // A wish that gets nothing is never larger than one that gets something.
        const smallest = Math.min(...winners.map(({ wished }) => wished));
        for (const { wished, got } of shares) if (!got) expect(wished).toBeLessThanOrEqual(smallest);
      }),
      { numRuns: 400 },
    );
  });

  it('gives a larger wish at least as much, and shares within a step of the exact proportion', () => {
    fc.assert(
      fc.property(given, ({ wishes, roomCents, seed }) => {
        const allocated = allocateWishes({ roomCents, minimumCents: 1, seed }, wishes);
        const shared = wishes.filter(({ id }) => allocated.get(id)?.why === 'share');
        const kept = wishes.filter(({ id }) => (allocated.get(id)?.cents ?? 0) > 0);
        const rate =
          sumOf(kept.map(({ id }) => allocated.get(id)?.cents ?? 0)) / sumOf(kept.map(({ cents }) => cents));
        // Raising a share to the minimum, even if that is the whole wish, makes the other shares smaller than exact.
        if (!shared.length || kept.some(({ cents }) => cents * rate < step)) return;
        for (const { id, cents } of shared)
          expect(Math.abs((allocated.get(id)?.cents ?? 0) - cents * rate)).toBeLessThan(step);
        const bySize = kept.toSorted((one, other) => one.cents - other.cents);
        for (const [index, { id, cents }] of bySize.entries()) {
          const larger = bySize[index + 1];
          if (!larger || larger.cents === cents) continue;
          expect(allocated.get(larger.id)?.cents ?? 0).toBeGreaterThanOrEqual(allocated.get(id)?.cents ?? 0);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('does not depend on the order of the wishes', () => {
    fc.assert(
      fc.property(given, fc.infiniteStream(fc.nat()), ({ wishes, ...rules }, order) => {
        const keys = new Map(wishes.map(({ id }) => [id, order.next().value ?? 0]));
        const shuffled = wishes.toSorted((one, other) => (keys.get(one.id) ?? 0) - (keys.get(other.id) ?? 0));
        const sorted = (allocated: ReturnType<typeof allocateWishes>) =>
          Object.fromEntries([...allocated].sort());
        expect(sorted(allocateWishes(rules, shuffled))).toEqual(sorted(allocateWishes(rules, wishes)));
      }),
      { numRuns: 200 },
    );
  });

  it('lets the seed decide between equal wishes', () => {
    const wishes = wishesOf(...Array.from({ length: 5 }, () => 20_000));
    const outcomes = new Set(
      Array.from({ length: 40 }, (_, index) => sharesOf(42_000, 1_000, wishes, `seed ${index}`).join()),
    );
    expect(outcomes.size).toBeGreaterThan(5);
    expect(sharesOf(42_000, 1_000, wishes, 'one')).toEqual(sharesOf(42_000, 1_000, wishes, 'one'));
  });
});
