import { describe, expect, it } from 'vitest';
import { promotionProblems } from './promotion-validation.ts';

const picture = () => new File(['x'], 'banner.png', { type: 'image/png' });

const complete = {
  startsAt: '2030-01-01T09:00:00.000Z',
  endsAt: '2030-02-01T09:00:00.000Z',
  imageLarge: picture(),
  imageSmall: picture(),
};

describe('a promotion', () => {
  it('[V19][E16] is accepted if it ends after its start and has both pictures', () => {
    expect(promotionProblems(complete, true)).toEqual({});
  });

  it.each(['2030-01-01T09:00:00.000Z', '2029-12-01T09:00:00.000Z'])('[V19] cannot end at %s', (endsAt) => {
    expect(promotionProblems({ ...complete, endsAt }, true)).toEqual({
      endsAt: { message: 'validation.start_not_before_end', args: {} },
    });
  });

  it('[V1] requires both pictures when created, but not when edited', () => {
    const without = { startsAt: complete.startsAt, endsAt: complete.endsAt };
    expect(Object.keys(promotionProblems(without, true))).toEqual(['imageLarge', 'imageSmall']);
    expect(promotionProblems(without, false)).toEqual({});
  });
});
