import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { tokens } from '@semilla/format/tokens';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';

const { paper, primary } = tokens.colours.light;
const pixelsOfDrawing = 32;
const dotsPerInch = 72;

/** Converts the favicon to a PNG of the given size in pixels. */
async function seed(drawing: Buffer, size: number): Promise<Buffer> {
  return sharp(drawing, { density: (dotsPerInch * size) / pixelsOfDrawing })
    .resize(size, size)
    .png()
    .toBuffer();
}

async function onGround(
  picture: Buffer,
  { width, height, ground }: { width: number; height: number; ground: string },
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Generates the icons of the installed app and of shared links from the favicon. Phones crop an icon to their
 * own shape, so the icons for them have a larger background.
 */
export function icons(): AstroIntegration {
  return {
    name: 'icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const drawing = await readFile(new URL('favicon.svg', dir));
        const save = (picture: Buffer, name: string) =>
          sharp(picture).toFile(fileURLToPath(new URL(name, dir)));
        await save(await seed(drawing, 192), 'icon-192.png');
        await save(await seed(drawing, 512), 'icon-512.png');
        const whole = { width: 512, height: 512, ground: primary };
        await save(await onGround(await seed(drawing, 400), whole), 'icon-maskable.png');
        const touch = { width: 180, height: 180, ground: primary };
        await save(await onGround(await seed(drawing, 160), touch), 'apple-touch-icon.png');
        const card = { width: 1200, height: 630, ground: paper };
        await save(await onGround(await seed(drawing, 320), card), 'share.png');
      },
    },
  };
}
