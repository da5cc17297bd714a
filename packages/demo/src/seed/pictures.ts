import { randomFor } from '@semilla/contract/testing';
import sharp, { type Sharp } from 'sharp';
import { drawPicture, type PictureSpec } from './drawings/index.ts';

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

type Size = [format: Format, width: number];

const everySize: Size[] = [
  ['avif', 480],
  ['avif', 960],
  ['avif', 1600],
  ['webp', 480],
  ['webp', 960],
  ['webp', 1600],
];
// Enough for a picture that is on no card: encoded with so little effort, AVIF would hardly be smaller.
const fewSizes: Size[] = [
  ['webp', 960],
  ['webp', 1600],
];

export const pictureWidth = 1600;
export const pictureHeight = 1000;

/** A drawing, drawn once. Each encoding opens its pixels anew, since a clone of an opened picture would copy them. */
export interface Drawn {
  open: () => Sharp;
}

export async function draw(spec: PictureSpec, seed: string): Promise<Drawn> {
  const svg = Buffer.from(drawPicture(spec, randomFor(seed)));
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { open: () => sharp(data, { raw: { width, height, channels: 3 } }) };
}

function encode({ open }: Drawn, format: Format, width: number): Promise<Buffer> {
  return encoders[format](open().resize(width, undefined, { kernel: 'cubic' })).toBuffer();
}

export async function rasterise(
  spec: PictureSpec,
  seed: string,
  format: Format,
  width: number,
): Promise<Buffer> {
  return encode(await draw(spec, `picture ${seed}`), format, width);
}

/** A picture in the sizes that pages show; fewer where it is not the first of its project. */
export async function encodePicture(
  spec: PictureSpec,
  seed: string,
  isFirst: boolean,
): Promise<EncodedVariant[]> {
  const drawn = await draw(spec, `picture ${seed}`);
  return Promise.all(
    (isFirst ? everySize : fewSizes).map(async ([format, width]) => ({
      name: `${width}.${format}`,
      type: `image/${format}`,
      width,
      bytes: await encode(drawn, format, width),
    })),
  );
}
