/** Goal: a page has the same rows whether it is read from the beginning or from the end. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageFromNearerEnd } from './page-from-nearer-end.ts';

const anyPage = fc.record({
  skip: fc.nat({ max: 4_000 }),
  take: fc.integer({ min: 1, max: 100 }),
  orderSide: fc.constantFrom('asc' as const, 'desc' as const),
});

it('[C10] returns the requested page and skips at most half of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(anyPage, fc.nat({ max: 4_000 }), async (query, total) => {
      const rows = Array.from({ length: total }, (_, index) => index);
      const inOrder = (side: 'asc' | 'desc') => (side === 'asc' ? rows : rows.toReversed());
      const skips: number[] = [];
      const found = await pageFromNearerEnd(query, Promise.resolve([{ total }]), async (part) => {
        skips.push(part.skip);
        return { data: inOrder(part.orderSide).slice(part.skip, part.skip + part.take) };
      });
      const expected = inOrder(query.orderSide).slice(query.skip, query.skip + query.take);
      expect(found).toEqual({ data: expected, total });
      for (const skip of skips) expect(skip).toBeLessThanOrEqual(Math.max(1_000, total / 2));
    }),
  );
});

it('[C10] reads from the beginning when the order cannot be reversed', async () => {
  const queries: unknown[] = [];
  const query = { skip: 3_000, take: 25, orderSide: 'asc' as const };
  const find = async (part: object) => {
    queries.push(part);
    return { data: [] };
  };
  await pageFromNearerEnd(query, Promise.resolve([{ total: 3_010 }]), find, { isMirrored: false });
  expect(queries).toEqual([query]);
});
