import { type PromotionImageKind, promotionImageAdvice } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { croppedPicture, measurePicture } from '../../misc/documents/process-picture.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';

export interface UploadedImages {
  imageLarge?: File | undefined;
  imageSmall?: File | undefined;
  images?: File[] | undefined;
}

export type PromotionImages = Partial<Record<PromotionImageKind, File>>;

const fieldOf = { large: 'imageLarge', small: 'imageSmall' } as const;
/** Most screens have about two pixels per CSS pixel. */
const sharpness = 2;

interface Measured {
  file: File;
  width: number;
  height: number;
}

const measured = async (file: File): Promise<Measured> => ({ file, ...(await measurePicture(file)) });
const shapeOf = ({ width, height }: { width: number; height: number }) => width / height;
// The geometric mean of the two recommended aspect ratios.
const middleShape = Math.sqrt(shapeOf(promotionImageAdvice.large) * shapeOf(promotionImageAdvice.small));

/** For images sent under one field name: the wider one is the large image. A single image gets the kind with the nearer shape. */
function byShape(images: Measured[]): Partial<Record<PromotionImageKind, Measured>> {
  const [first, second] = images.toSorted((a, b) => shapeOf(b) - shapeOf(a));
  if (!first) return {};
  if (second) return { large: first, small: second };
  return shapeOf(first) > middleShape ? { large: first } : { small: first };
}

/** Crops the middle of an image to the shape of its place, without enlarging it. */
async function fitted(kind: PromotionImageKind, image: Measured): Promise<File> {
  const { width, height } = promotionImageAdvice[kind];
  const scale = Math.min(sharpness, image.width / width, image.height / height);
  const sized = (side: number) => Math.max(1, Math.round(side * scale));
  return croppedPicture(image.file, { width: sized(width), height: sized(height) });
}

/** Assigns the images to their kinds, fits them to their places, and re-encodes them. */
export async function readImages({
  imageLarge,
  imageSmall,
  images = [],
}: UploadedImages): Promise<PromotionImages> {
  const unnamed = byShape(await Promise.all(images.map(measured)));
  const named = { large: imageLarge, small: imageSmall };
  const found: PromotionImages = {};
  for (const kind of ['large', 'small'] as const) {
    const file = named[kind];
    const image = file ? await measured(file) : unnamed[kind];
    if (image) found[kind] = await fitted(kind, image);
  }
  return found;
}

/** Throws unless both images are given, because a new promotion needs both. */
export function bothOf({ large, small }: PromotionImages): Required<PromotionImages> {
  if (large && small) return { large, small };
  const missing = [...(large ? [] : [fieldOf.large]), ...(small ? [] : [fieldOf.small])];
  throw new InvalidInput(missing.map((path) => ({ path, code: 'required', params: {} })));
}

/** Stores the images and returns the columns that refer to them. */
export async function storeImages(
  change: Change,
  services: Services,
  images: PromotionImages,
  uploadedBy: string | undefined,
): Promise<{ imageLargeId?: string; imageSmallId?: string }> {
  const ids: { imageLargeId?: string; imageSmallId?: string } = {};
  const storeImage = async (file: File) =>
    (await storeDocument(change, services, { purpose: 'promotion-image', file, uploadedBy })).documentId;
  if (images.large) ids.imageLargeId = await storeImage(images.large);
  if (images.small) ids.imageSmallId = await storeImage(images.small);
  return ids;
}
