import { shareSize } from '@semilla/contract';
import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../../kit/errors.ts';

/** Limited, because a small file can decompress to a picture that exhausts the memory. */
const pixelsMax = 40_000_000;
const nominalWidths = [480, 960, 1600];

export interface PictureVariant {
  /** For example `960.avif`. */
  name: string;
  type: string;
  width: number;
  bytes: Uint8Array;
}

export interface ProcessedPicture {
  width: number;
  height: number;
  variants: PictureVariant[];
}

/** Opens a picture, rotated upright by its camera metadata. */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' }).autoOrient();
}

async function orUnreadable<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw new ApiError('file.unreadable');
  });
}

function encodings(picture: Sharp): [extension: string, type: string, encoded: Sharp][] {
  return [
    ['avif', 'image/avif', picture.clone().avif({ quality: 55, effort: 3 })],
    ['webp', 'image/webp', picture.clone().webp({ quality: 78 })],
  ];
}

async function variantsOf(bytes: Uint8Array, nominalWidth: number): Promise<PictureVariant[]> {
  const resized = open(bytes).resize({ width: nominalWidth, withoutEnlargement: true });
  return Promise.all(
    encodings(resized).map(async ([extension, type, encoded]) => {
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      return { name: `${nominalWidth}.${extension}`, type, width: info.width, bytes: data };
    }),
  );
}

/** The file of a picture for shared links. JPEG, because some of the sites that show them read nothing else. */
export const shareName = 'share.jpg';

async function shareVariant(bytes: Uint8Array): Promise<PictureVariant> {
  const { width } = shareSize;
  const cropped = open(bytes)
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#ffffff' });
  return {
    name: shareName,
    type: 'image/jpeg',
    width,
    bytes: await cropped.jpeg({ quality: 80 }).toBuffer(),
  };
}

/** The size of a picture after it is rotated upright. */
export async function measurePicture(file: File): Promise<{ width: number; height: number }> {
  const { autoOrient } = await orUnreadable(open(await file.bytes()).metadata());
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * Re-encodes a picture in the widths that pages use, which removes everything except its pixels. Only the one for
 * shared links is enlarged if need be.
 */
export async function processPicture(file: File): Promise<ProcessedPicture> {
  const bytes = await file.bytes();
  const { autoOrient } = await orUnreadable(open(bytes).metadata());
  const { width, height } = autoOrient;
  const useful = nominalWidths.filter((_, index) => index === 0 || (nominalWidths[index - 1] ?? 0) < width);
  const sizes = useful.map((nominal) => variantsOf(bytes, nominal));
  const variants = await orUnreadable(
    Promise.all([...sizes, shareVariant(bytes).then((variant) => [variant])]),
  );
  return { width, height, variants: variants.flat() };
}

/** Re-encodes a picture as a single file of moderate size. */
export async function compactPicture(file: File, widthMax = 1200): Promise<File> {
  const picture = open(await file.bytes());
  return asSingleFile(file, picture.resize({ width: widthMax, withoutEnlargement: true }));
}

/** Crops a picture to its middle in the given size and re-encodes it. */
export async function croppedPicture(file: File, size: { width: number; height: number }): Promise<File> {
  return asSingleFile(file, open(await file.bytes()).resize({ ...size, fit: 'cover' }));
}

async function asSingleFile(file: File, resized: Sharp): Promise<File> {
  const bytes = await orUnreadable(resized.webp({ quality: 80 }).toBuffer());
  return new File([new Uint8Array(bytes)], file.name.replace(/\.\w+$|$/, '.webp'), { type: 'image/webp' });
}
