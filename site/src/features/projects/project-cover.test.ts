import { describe, expect, it } from 'vitest';
import { fallbackOf, sourcesOf } from './project-cover.ts';
import { sharedPicture } from './shared-picture.ts';

const source = (width: number, kind: string) => ({
  url: `/p/${width}.${kind}`,
  type: `image/${kind}`,
  width,
});
const picture = {
  description: 'Fachada',
  descriptionEn: 'The front',
  width: 1600,
  height: 1000,
  sources: [
    source(480, 'webp'),
    source(480, 'avif'),
    source(960, 'avif'),
    source(960, 'webp'),
    source(1600, 'webp'),
  ],
  shareUrl: '/p/share.jpg',
};

describe('a picture', () => {
  it('offers the smaller file type first, each in all sizes', () => {
    expect(sourcesOf(picture)).toEqual([
      { type: 'image/avif', srcset: '/p/480.avif 480w, /p/960.avif 960w' },
      { type: 'image/webp', srcset: '/p/480.webp 480w, /p/960.webp 960w, /p/1600.webp 1600w' },
    ]);
  });

  it('falls back to a file type that every browser supports', () => {
    expect(fallbackOf(picture)).toBe('/p/960.webp');
    expect(fallbackOf({ ...picture, sources: [source(480, 'webp')] })).toBe('/p/480.webp');
  });

  it('[R3][P3] has a size and a description in the current language when shared', () => {
    const shared = { url: '/p/share.jpg', width: 1200, height: 630 };
    expect(sharedPicture('es', picture)).toEqual({ ...shared, alt: 'Fachada' });
    expect(sharedPicture('en', picture)).toEqual({ ...shared, alt: 'The front' });
    expect(sharedPicture('es', null)).toBeUndefined();
  });

  it('[R3] without a file for shared links is shared in a medium size', () => {
    const shared = { url: '/p/960.webp', width: 960, height: 600, alt: 'Fachada' };
    expect(sharedPicture('es', { ...picture, shareUrl: null })).toEqual(shared);
  });
});
