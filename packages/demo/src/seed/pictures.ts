import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

export interface EncodedVariant {
  name: string;
  type: string;
  width: number;
  bytes: Buffer;
}

// The lowest effort, because the images have flat colours and the first start should be fast.
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 54, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 1 }),
};

type Size = [format: keyof typeof encoders, width: number];

const everySize: Size[] = [
  ['avif', 480],
  ['avif', 960],
  ['avif', 1600],
  ['webp', 480],
  ['webp', 960],
  ['webp', 1600],
];
// Sufficient for images that appear on no card: with so little effort AVIF would hardly be smaller.
const fewSizes: Size[] = [
  ['webp', 960],
  ['webp', 1600],
];

export const pictureWidth = 1600;
export const pictureHeight = 1000;

const folder = new URL('./pictures/', import.meta.url);

function openPicture(file: string): Sharp {
  return sharp(fileURLToPath(new URL(file, folder))).removeAlpha();
}

/** Encodes an image of the folder `pictures` as WebP, in its original width by default. */
export function encodeWebp(file: string, width?: number): Promise<Buffer> {
  return encoders.webp(openPicture(file).resize(width)).toBuffer();
}

/** Encodes an image in the sizes used by pages; fewer if it is not the first of its project. */
export async function encodeSizes(file: string, isFirst: boolean): Promise<EncodedVariant[]> {
  // The SVG is rendered once, because rendering takes longer than resizing and encoding.
  const { data, info } = await openPicture(file).raw().toBuffer({ resolveWithObject: true });
  return Promise.all(
    (isFirst ? everySize : fewSizes).map(async ([format, width]) => ({
      name: `${width}.${format}`,
      type: `image/${format}`,
      width,
      bytes: await encoders[format](
        sharp(data, { raw: info }).resize(width, undefined, { kernel: 'cubic' }),
      ).toBuffer(),
    })),
  );
}
