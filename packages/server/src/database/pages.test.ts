/** Goal: from whichever end a page is looked for, it is the same page. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageFromNearerEnd } from './pages.ts';

const query = fc.record({
  skip: fc.nat({ max: 4_000 }),
  take: fc.integer({ min: 1, max: 100 }),
  orderSide: fc.constantFrom('asc' as const, 'desc' as const),
});

it('[C10] finds the page that was asked for, passing over no more than half of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.nat({ max: 4_000 }), async (asked, total) => {
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
