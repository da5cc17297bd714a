import { type PromotionImageKind, promotionImageAdvice, suitsPromotion } from '@semilla/contract';
import { InvalidInput } from '../../errors.ts';
import { compactPicture, measurePicture } from '../../misc/documents/process-picture.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';

export interface GivenImages {
  imageLarge?: File | undefined;
  imageSmall?: File | undefined;
  images?: File[] | undefined;
}

export type PromotionImages = Partial<Record<PromotionImageKind, File>>;

const fieldOf = { large: 'imageLarge', small: 'imageSmall' } as const;
/** Screens show about two pixels where a page says one. */
const sharpness = 2;

interface Measured {
  file: File;
  width: number;
  height: number;
}

const measured = async (file: File): Promise<Measured> => ({ file, ...(await measurePicture(file)) });
const shapeOf = ({ width, height }: { width: number; height: number }) => width / height;
// Halfway between the two advised shapes, as proportions go.
const middleShape = Math.sqrt(shapeOf(promotionImageAdvice.large) * shapeOf(promotionImageAdvice.small));

/** Both images under one name: the wider shape is the large one; alone, it is the one whose shape is nearer. */
function byShape(images: Measured[]): Partial<Record<PromotionImageKind, Measured>> {
  const [first, second] = images.toSorted((one, other) => shapeOf(other) - shapeOf(one));
  if (!first) return {};
  if (second) return { large: first, small: second };
  return shapeOf(first) > middleShape ? { large: first } : { small: first };
}

async function prepared(kind: PromotionImageKind, image: Measured, path: string): Promise<File> {
  const { width, height } = promotionImageAdvice[kind];
  if (!suitsPromotion(kind, image)) {
    throw new InvalidInput([{ path, code: 'promotion_image_size', params: { width, height } }]);
  }
  return compactPicture(image.file, width * sharpness);
}

/** The images that were sent, told apart, checked against the advised sizes, and encoded anew. */
export async function readImages({
  imageLarge,
  imageSmall,
  images = [],
}: GivenImages): Promise<PromotionImages> {
  const unnamed = byShape(await Promise.all(images.map(measured)));
  const named = { large: imageLarge, small: imageSmall };
  const found: PromotionImages = {};
  for (const kind of ['large', 'small'] as const) {
    const file = named[kind];
    const image = file ? await measured(file) : unnamed[kind];
    if (image) found[kind] = await prepared(kind, image, file ? fieldOf[kind] : 'images');
  }
  return found;
}

/** For a new promotion, which needs both. */
export function bothOf({ large, small }: PromotionImages): Required<PromotionImages> {
  if (large && small) return { large, small };
  const missing = [...(large ? [] : [fieldOf.large]), ...(small ? [] : [fieldOf.small])];
  throw new InvalidInput(missing.map((path) => ({ path, code: 'required', params: {} })));
}

/** Keeps the images; answers the columns that point to them. */
export async function storeImages(
  change: Change,
  services: Services,
  images: PromotionImages,
  uploadedBy: string | undefined,
): Promise<{ imageLargeId?: string; imageSmallId?: string }> {
  const ids: { imageLargeId?: string; imageSmallId?: string } = {};
  const keep = async (file: File) =>
    (await storeDocument(change, services, { purpose: 'promotion-image', file, uploadedBy })).documentId;
  if (images.large) ids.imageLargeId = await keep(images.large);
  if (images.small) ids.imageSmallId = await keep(images.small);
  return ids;
}
