import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { shareSize } from '@semilla/contract';
import sharp from 'sharp';
import { encodedOnce } from './encoded-once.ts';

export interface EncodedVariant {
  name: string;
  type: string;
  width: number;
  bytes: Buffer;
}

// The lowest effort, because the images have flat colours and the first start should be fast.
const settings = {
  avif: { quality: 54, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 1 },
};

type Size = [format: keyof typeof settings, width: number];

const everySize: Size[] = [
  ['avif', 480],
  ['avif', 960],
  ['avif', 1600],
  ['webp', 480],
  ['webp', 960],
  ['webp', 1600],
];
// Enough for images that appear on no card: small in the row, within the story, or enlarged. With so little effort AVIF
// would hardly be smaller.
const fewSizes: Size[] = [
  ['webp', 480],
  ['webp', 960],
  ['webp', 1600],
];

export const pictureWidth = 1600;
export const pictureHeight = 1000;

/** The file for shared links; the server makes the same of an upload. */
const share = { quality: 80 };

const folder = new URL('./pictures/', import.meta.url);

const readPicture = (file: string) => readFile(fileURLToPath(new URL(file, folder)));

/** Encodes an image of the folder `pictures` as WebP, in its original width by default. */
export async function encodeWebp(file: string, width?: number): Promise<Buffer> {
  const source = await readPicture(file);
  return encodedOnce(source, { width, ...settings.webp }, () =>
    sharp(source).removeAlpha().resize(width).webp(settings.webp).toBuffer(),
  );
}

const render = (source: Buffer) => sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });

async function encodeShare(source: Buffer): Promise<EncodedVariant> {
  const bytes = await encodedOnce(source, { share: shareSize, ...share }, () =>
    sharp(source)
      .removeAlpha()
      .resize({ ...shareSize, fit: 'cover' })
      .jpeg(share)
      .toBuffer(),
  );
  return { name: 'share.jpg', type: 'image/jpeg', width: shareSize.width, bytes };
}

/** Encodes an image in the sizes that pages use; in fewer if it is not the first of its project. */
export async function encodeSizes(file: string, isFirst: boolean): Promise<EncodedVariant[]> {
  const source = await readPicture(file);
  // Renders the SVG once, because rendering takes longer than resizing and encoding.
  let rendering: ReturnType<typeof render> | undefined;
  const sizes = Promise.all(
    (isFirst ? everySize : fewSizes).map(async ([format, width]) => ({
      name: `${width}.${format}`,
      type: `image/${format}`,
      width,
      bytes: await encodedOnce(source, { format, width, ...settings[format] }, async () => {
        rendering ??= render(source);
        const { data, info } = await rendering;
        const resized = sharp(data, { raw: info }).resize(width, undefined, { kernel: 'cubic' });
        return resized.toFormat(format, settings[format]).toBuffer();
      }),
    })),
  );
  return isFirst ? [...(await sizes), await encodeShare(source)] : sizes;
}
