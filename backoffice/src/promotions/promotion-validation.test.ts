import { describe, expect, it } from 'vitest';
import { rememberSize } from './measured-sizes.ts';
import { promotionProblems } from './promotion-validation.ts';

function picture(width: number, height: number): File {
  const file = new File(['x'], 'banner.png', { type: 'image/png' });
  rememberSize(file, { width, height });
  return file;
}

const complete = {
  startsAt: '2030-01-01T09:00:00.000Z',
  endsAt: '2030-02-01T09:00:00.000Z',
  imageLarge: picture(900, 125),
  imageSmall: picture(750, 250),
};

describe('a promotion', () => {
  it('[V19][E16] is accepted with an end after its start, and pictures of the right sizes', () => {
    expect(promotionProblems(complete, true)).toEqual({});
  });

  it.each(['2030-01-01T09:00:00.000Z', '2029-12-01T09:00:00.000Z'])('[V19] cannot end at %s', (endsAt) => {
    expect(promotionProblems({ ...complete, endsAt }, true)).toEqual({
      endsAt: { message: 'validation.start_not_before_end', args: {} },
    });
  });

  it('[E16] reports the required size of a picture', () => {
    expect(promotionProblems({ ...complete, imageLarge: picture(600, 125) }, false)).toEqual({
      imageLarge: { message: 'validation.promotion_image_size', args: { width: 900, height: 125 } },
    });
  });

  it('[V1] requires both pictures when created, but not when edited', () => {
    const without = { startsAt: complete.startsAt, endsAt: complete.endsAt };
    expect(Object.keys(promotionProblems(without, true))).toEqual(['imageLarge', 'imageSmall']);
    expect(promotionProblems(without, false)).toEqual({});
  });
});
