import { type PromotionTypeName, promotionImageAdvice } from '@semilla/contract';
import { buildNewPromotion, type NewPromotion } from '@semilla/contract/testing';
import sharp from 'sharp';
import { promotionTypeIds } from '../src/promotion/promotion-types/catalogue.ts';
import type { Caller } from './callers.ts';
import { fileOf, formOf } from './forms.ts';

export const promotionsUrl = '/v1/promotion/promotions';

export async function imageOf(width: number, height: number, name = 'promocion.png'): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0f5c4a' } })
    .png()
    .toBuffer();
  return fileOf(bytes, name);
}

export const advised = (kind: 'large' | 'small') =>
  imageOf(promotionImageAdvice[kind].width, promotionImageAdvice[kind].height);

export type PromotionGiven = Partial<NewPromotion> & { type?: PromotionTypeName };
type Files = Partial<Record<'imageLarge' | 'imageSmall', File | undefined>> & { images?: File[] };

/** The form of a promotion, with both images in the recommended size unless overridden. */
export async function promotionForm(
  { type = 'Retail', ...overrides }: PromotionGiven = {},
  files: Files = {},
) {
  const { startsAt, endsAt, ...texts } = buildNewPromotion({
    promotionTypeId: promotionTypeIds[type],
    ...overrides,
  });
  const wire = { ...texts, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const images = files.images
    ? { images: files.images }
    : { imageLarge: await advised('large'), imageSmall: await advised('small'), ...files };
  return formOf({ ...wire, ...images });
}

export async function addPromotion(admin: Caller, overrides?: PromotionGiven, files?: Files) {
  return admin.post(promotionsUrl, { form: await promotionForm(overrides, files) });
}

export async function givenPromotion(admin: Caller, overrides?: PromotionGiven) {
  return (await addPromotion(admin, overrides)).json() as { promotionId: string; title: string };
}
