import { type PromotionImageKind, promotionImageAdvice } from '@semilla/contract';
import { colours, mix } from '../drawings/colours.ts';
import type { PictureSpec } from '../drawings/index.ts';
import { drawLine, lengthOf } from '../drawings/lettering.ts';
import { type Drawn, draw } from '../pictures.ts';

/** What a banner shows. */
export interface BannerSpec {
  draw: PictureSpec;
  /** Where in the drawing the strip is cut, from 0 at its top to 1 at its foot. */
  height: number;
  /** What it says, in capitals: the offer, and what is worth knowing of it. */
  words: readonly [first: string, second: string];
}

// Screens show about two pixels where a page says one.
const sharpness = 2;
const drawnWidth = 1600;
const drawnHeight = 1000;

const mark =
  '<path d="M14 30C14 20 14 16 14 12" fill="none" stroke="#fbfaf6" stroke-width="2.4" stroke-linecap="round"/>' +
  '<path d="M14 18C4 18 1 11 2 3C11 3 15 9 14 18Z" fill="#fbfaf6"/>' +
  `<path d="M14 22C14 13 19 8 27 9C27 17 22 22 14 22Z" fill="${colours.sun}"/>`;

const wordsColour = colours.paper;
const secondColour = mix(colours.sun, colours.paper, 0.45);
/** How much of a strip belongs to the mark and the words; the rest is the drawing's. */
const wordsShare: Record<PromotionImageKind, number> = { large: 0.62, small: 0.8 };
const markHeights: Record<PromotionImageKind, number> = { large: 0.66, small: 0.42 };
const linesMax = { first: 0.24, second: 0.15 };

/** The largest letters that a line has room for. */
const fitting = (line: string, room: number, max: number) => Math.min(max, (room / lengthOf(line)) * 6);

/** The colour of the house from the left, fading into the drawing, with the mark and the words on it. */
function veil(kind: PromotionImageKind, [first, second]: BannerSpec['words'], width: number, height: number) {
  const markHeight = markHeights[kind] * height;
  const margin = height * (kind === 'large' ? 0.32 : 0.14);
  const x = margin * 1.7 + markHeight * 0.9;
  const room = width * wordsShare[kind] - x;
  const firstHeight = fitting(first, room, height * linesMax.first);
  const secondHeight = fitting(second, room, Math.min(firstHeight * 0.7, height * linesMax.second));
  const between = height * 0.13;
  const y = (height - firstHeight - between - secondHeight) / 2;
  const wordsEnd = (x + Math.max(lengthOf(first) * firstHeight, lengthOf(second) * secondHeight) / 6) / width;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="v">` +
      `<stop offset="${wordsEnd * 0.6}" stop-color="${colours.green}"/>` +
      `<stop offset="${wordsEnd}" stop-color="${colours.green}" stop-opacity="0.8"/>` +
      `<stop offset="${Math.min(1, wordsEnd + 0.2)}" stop-color="${colours.green}" stop-opacity="0"/>` +
      `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#v)"/>` +
      `<rect y="${height - 8}" width="${width}" height="8" fill="${colours.sun}"/>` +
      `<g transform="translate(${margin} ${(height - markHeight) / 2}) scale(${markHeight / 32})">${mark}</g>` +
      drawLine(first, { x, y, height: firstHeight, colour: wordsColour }) +
      drawLine(second, { x, y: y + firstHeight + between, height: secondHeight, colour: secondColour }) +
      '</svg>',
  );
}

async function strip(
  { open }: Drawn,
  kind: PromotionImageKind,
  { height: place, words }: BannerSpec,
): Promise<Buffer> {
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
    .composite([{ input: veil(kind, words, width, height) }])
    .webp({ quality: 76, effort: 1 })
    .toBuffer();
}

/** A banner in both sizes. */
export async function drawBanner(
  spec: BannerSpec,
  seed: string,
): Promise<Record<PromotionImageKind, Buffer>> {
  const drawn = await draw(spec.draw, `banner ${seed}`);
  const [large, small] = await Promise.all([strip(drawn, 'large', spec), strip(drawn, 'small', spec)]);
  return { large, small };
}
