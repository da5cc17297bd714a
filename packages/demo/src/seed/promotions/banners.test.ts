import { promotionImageAdvice } from '@semilla/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawBanner } from './banners.ts';
import { demoPromotions } from './promotions.ts';

/** The place of the words, and what is bright there. */
async function brightShareOf(banner: Buffer, from: number, to: number): Promise<number> {
  const { width, height } = await sharp(banner).metadata();
  const place = {
    left: Math.round(width * from),
    top: Math.round(height * 0.15),
    width: Math.round(width * (to - from)),
    height: Math.round(height * 0.7),
  };
  const points = await sharp(banner).extract(place).greyscale().raw().toBuffer();
  return points.filter((point) => point > 190).length / points.length;
}

describe('the banners of the demo', () => {
  it.each(demoPromotions)(
    '[R24][E16] say in both sizes what they are about: $title',
    async ({ title, banner }) => {
      const drawn = await drawBanner(banner, title);
      for (const kind of ['large', 'small'] as const) {
        const { width, height } = await sharp(drawn[kind]).metadata();
        const advice = promotionImageAdvice[kind];
        expect(width / height, kind).toBe(advice.width / advice.height);
        expect(await brightShareOf(drawn[kind], kind === 'large' ? 0.16 : 0.25, 0.5), kind).toBeGreaterThan(
          0.04,
        );
      }
    },
  );
});
