/** Goal: from whichever end a page is looked for, it is the same page. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageFromNearerEnd } from './pages.ts';

const anyPage = fc.record({
  skip: fc.nat({ max: 4_000 }),
  take: fc.integer({ min: 1, max: 100 }),
  orderSide: fc.constantFrom('asc' as const, 'desc' as const),
});

it('[C10] finds the page that was asked for, passing over no more than half of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(anyPage, fc.nat({ max: 4_000 }), async (asked, total) => {
      const rows = Array.from({ length: total }, (_, index) => index);
      const inOrder = (side: 'asc' | 'desc') => (side === 'asc' ? rows : rows.toReversed());
      const passedOver: number[] = [];
      const found = await pageFromNearerEnd(asked, Promise.resolve([{ total }]), async (part) => {
        passedOver.push(part.skip);
        return { data: inOrder(part.orderSide).slice(part.skip, part.skip + part.take) };
      });
      const wanted = inOrder(asked.orderSide).slice(asked.skip, asked.skip + asked.take);
      expect(found).toEqual({ data: wanted, total });
      for (const skip of passedOver) expect(skip).toBeLessThanOrEqual(Math.max(1_000, total / 2));
    }),
  );
});

it('[C10] begins at the beginning where the order has no mirror', async () => {
  const asked: unknown[] = [];
  const query = { skip: 3_000, take: 25, orderSide: 'asc' as const };
  const find = async (part: object) => {
    asked.push(part);
    return { data: [] };
  };
  await pageFromNearerEnd(query, Promise.resolve([{ total: 3_010 }]), find, { isMirrored: false });
  expect(asked).toEqual([query]);
});
