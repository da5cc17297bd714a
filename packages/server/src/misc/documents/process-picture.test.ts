import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compactPicture, processPicture } from './process-picture.ts';

async function pictureOf(width: number, height: number): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0f5c4a' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'Plano de planta.png', { type: 'image/png' });
}

describe('the sizes of a picture', () => {
  it.each([
    [2_400, [480, 960, 1_600]],
    [1_600, [480, 960, 1_600]],
    [1_200, [480, 960, 1_200]],
    [960, [480, 960]],
    [481, [480, 481]],
    [480, [480]],
    [30, [30]],
  ])('[E9] with a width of %i pixels are %j, never enlarged', async (width, expected) => {
    const picture = await processPicture(await pictureOf(width, 90));
    expect(picture).toMatchObject({ width, height: 90 });
    for (const type of ['image/avif', 'image/webp']) {
      const widths = picture.variants
        .filter((variant) => variant.type === type)
        .map((variant) => variant.width);
      expect(widths).toEqual(expected);
    }
    const names = [480, 960, 1_600]
      .slice(0, expected.length)
      .flatMap((nominal) => [`${nominal}.avif`, `${nominal}.webp`]);
    expect(picture.variants.map(({ name }) => name)).toEqual([...names, 'share.jpg']);
  });
});

describe('a compact picture', () => {
  it('is one WebP file of moderate width, named after the original', async () => {
    const compact = await compactPicture(await pictureOf(3_000, 90));
    expect([compact.name, compact.type]).toEqual(['Plano de planta.webp', 'image/webp']);
    expect(await sharp(await compact.bytes()).metadata()).toMatchObject({ format: 'webp', width: 1_200 });
  });

  it('is refused if the file cannot be read', async () => {
    const broken = new File(['no picture'], 'foto', { type: 'image/png' });
    await expect(compactPicture(broken)).rejects.toThrow('file.unreadable');
    await expect(processPicture(broken)).rejects.toThrow('file.unreadable');
  });
});
