import sharp, { type Sharp } from 'sharp';
import { drawPicture, type PictureSpec } from './drawings/index.ts';
import { randomFor } from './random.ts';

export interface EncodedVariant {
  name: string;
  type: string;
  width: number;
  bytes: Buffer;
}

// The least effort: drawings have flat colours, and the first start should not keep anybody waiting.
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 54, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 1 }),
};
type Format = keyof typeof encoders;

const variants: [format: Format, width: number][] = [
  ['avif', 480],
  ['avif', 960],
  ['avif', 1600],
  ['webp', 480],
  ['webp', 960],
  ['webp', 1600],
];
/** What a picture that is not on any card can do without. */
const onlyOnCards = new Set(['480.avif', '480.webp', '1600.webp']);

export const pictureWidth = 1600;
export const pictureHeight = 1000;

async function pixelsOf(spec: PictureSpec, seed: string): Promise<Sharp> {
  const svg = Buffer.from(drawPicture(spec, randomFor(`picture ${seed}`)));
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

function encode(pixels: Sharp, format: Format, width: number): Promise<Buffer> {
  return encoders[format](pixels.clone().resize(width, undefined, { kernel: 'cubic' })).toBuffer();
}

export async function rasterise(
  spec: PictureSpec,
  seed: string,
  format: Format,
  width: number,
): Promise<Buffer> {
  return encode(await pixelsOf(spec, seed), format, width);
}

/** A picture in the sizes that pages show; fewer where it is not the first of its project. */
export async function encodePicture(
  spec: PictureSpec,
  seed: string,
  isFirst: boolean,
): Promise<EncodedVariant[]> {
  const pixels = await pixelsOf(spec, seed);
  const wanted = variants.filter(([format, width]) => isFirst || !onlyOnCards.has(`${width}.${format}`));
  return Promise.all(
    wanted.map(async ([format, width]) => ({
      name: `${width}.${format}`,
      type: `image/${format}`,
      width,
      bytes: await encode(pixels, format, width),
    })),
  );
}
