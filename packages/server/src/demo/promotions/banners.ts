import { type PromotionImageKind, promotionImageAdvice } from '@semilla/contract';
import { colours } from '../drawings/colours.ts';
import type { PictureSpec } from '../drawings/index.ts';
import { type Drawn, draw } from '../pictures.ts';

/** What a banner shows. */
export interface BannerSpec {
  draw: PictureSpec;
  /** Where in the drawing the strip is cut, from 0 at its top to 1 at its foot. */
  height: number;
}

// Screens show about two pixels where a page says one.
const sharpness = 2;
const drawnWidth = 1600;
const drawnHeight = 1000;

const mark =
  '<path d="M14 30C14 20 14 16 14 12" fill="none" stroke="#fbfaf6" stroke-width="2.4" stroke-linecap="round"/>' +
  '<path d="M14 18C4 18 1 11 2 3C11 3 15 9 14 18Z" fill="#fbfaf6"/>' +
  `<path d="M14 22C14 13 19 8 27 9C27 17 22 22 14 22Z" fill="${colours.sun}"/>`;

/** The colour of the house from the left, fading into the drawing, with the mark on it. */
function veil(width: number, height: number): Buffer {
  const size = height / 48;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="v">` +
      `<stop offset="0.1" stop-color="${colours.green}"/><stop offset="0.7" stop-color="${colours.green}" stop-opacity="0"/>` +
      `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#v)"/>` +
      `<rect y="${height - 8}" width="${width}" height="8" fill="${colours.sun}"/>` +
      `<g transform="translate(${height * 0.32} ${height * 0.14}) scale(${size})">${mark}</g></svg>`,
  );
}

async function strip({ open }: Drawn, kind: PromotionImageKind, place: number): Promise<Buffer> {
  const { width: shownWidth, height: shownHeight } = promotionImageAdvice[kind];
  const [width, height] = [shownWidth * sharpness, shownHeight * sharpness];
  // The small one is cut out of the middle of the large one.
  const scaled = Math.round((drawnHeight * promotionImageAdvice.large.width * sharpness) / drawnWidth);
  const wide = promotionImageAdvice.large.width * sharpness;
  return open()
    .resize(wide, scaled)
    .extract({
      left: Math.round((wide - width) * 0.6),
      top: Math.round((scaled - height) * place),
      width,
      height,
    })
    .composite([{ input: veil(width, height) }])
    .webp({ quality: 76, effort: 1 })
    .toBuffer();
}

/** A banner in both sizes. */
export async function drawBanner(
  { draw: spec, height: place }: BannerSpec,
  seed: string,
): Promise<Record<PromotionImageKind, Buffer>> {
  const drawn = await draw(spec, `banner ${seed}`);
  const [large, small] = await Promise.all([strip(drawn, 'large', place), strip(drawn, 'small', place)]);
  return { large, small };
}
