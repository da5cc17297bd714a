import { type PromotionTypeName, promotionImageAdvice } from '@semilla/contract';
import { buildNewPromotion, type NewPromotion } from '@semilla/contract/testing';
import sharp from 'sharp';
import type { Caller } from '../testing/callers.ts';
import { fileOf, formOf } from '../testing/forms.ts';
import { promotionTypeIds } from './promotion-types/catalogue.ts';

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

/** The fields of a form, with both images as advised unless others are given. */
export async function promotionForm({ type = 'Retail', ...given }: PromotionGiven = {}, files: Files = {}) {
  const { startsAt, endsAt, ...texts } = buildNewPromotion({
    promotionTypeId: promotionTypeIds[type],
    ...given,
  });
  const wire = { ...texts, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const images = files.images
    ? { images: files.images }
    : { imageLarge: await advised('large'), imageSmall: await advised('small'), ...files };
  return formOf({ ...wire, ...images });
}

export async function addPromotion(admin: Caller, given?: PromotionGiven, files?: Files) {
  return admin.post(promotionsUrl, { form: await promotionForm(given, files) });
}

export async function givenPromotion(admin: Caller, given?: PromotionGiven) {
  return (await addPromotion(admin, given)).json() as { promotionId: string; title: string };
}
