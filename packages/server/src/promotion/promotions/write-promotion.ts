import {
  type createPromotion,
  type editPromotion,
  type InputOf,
  promotionPeriodProblem,
} from '@semilla/contract';
import { newId } from '../../database/ids.ts';
import { InvalidInput, NotFound } from '../../errors.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import type { Caller } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { type PromotionImages, storeImages } from './images.ts';
import {
  insertPromotion,
  lockPromotion,
  lockPromotionType,
  removePromotion,
  type StoredPromotion,
  updatePromotion,
} from './repository.ts';

type ImageFields = 'imageLarge' | 'imageSmall' | 'images';
export type NewPromotion = Omit<InputOf<typeof createPromotion>['body'], ImageFields>;
export type PromotionChanges = Omit<InputOf<typeof editPromotion>['body'], ImageFields>;

const wrong = (path: string, code: string) => new InvalidInput([{ path, code, params: {} }]);

/** Whoever makes a promotion makes it in their own name. */
function assertOwnName(caller: Caller, userId: string | undefined): void {
  if (userId !== undefined && userId !== caller.userId) throw wrong('userId', 'choice');
}

async function lockType(change: Change, promotionTypeId: string): Promise<void> {
  if (!(await lockPromotionType(change.tx, promotionTypeId))) throw wrong('promotionTypeId', 'choice');
}

async function lockOrNotFound(change: Change, promotionId: string): Promise<StoredPromotion> {
  const found = await lockPromotion(change.tx, promotionId);
  if (!found) throw new NotFound();
  return found;
}

export async function addPromotion(
  change: Change,
  services: Services,
  caller: Caller,
  { userId, ...fields }: NewPromotion,
  images: Required<PromotionImages>,
): Promise<StoredPromotion> {
  assertOwnName(caller, userId);
  await lockType(change, fields.promotionTypeId);
  const ids = (await storeImages(change, services, images, caller.userId)) as {
    imageLargeId: string;
    imageSmallId: string;
  };
  const at = services.now();
  return insertPromotion(change.tx, {
    ...fields,
    ...ids,
    promotionId: newId(),
    userId: caller.userId,
    createdAt: at,
    updatedAt: at,
  });
}

export async function changePromotion(
  change: Change,
  services: Services,
  caller: Caller,
  promotionId: string,
  { userId, ...fields }: PromotionChanges,
  images: PromotionImages,
): Promise<{ before: StoredPromotion; after: StoredPromotion }> {
  assertOwnName(caller, userId);
  const before = await lockOrNotFound(change, promotionId);
  const problem = promotionPeriodProblem({ ...before, ...fields });
  if (problem) throw wrong(problem.path.join('.'), problem.message);
  await lockType(change, fields.promotionTypeId ?? before.promotionTypeId);
  const ids = await storeImages(change, services, images, caller.userId);
  const updatedAt = services.now();
  const after = await updatePromotion(change.tx, promotionId, { ...fields, ...ids, updatedAt });
  if (ids.imageLargeId) await deleteDocument(change, services, before.imageLargeId);
  if (ids.imageSmallId) await deleteDocument(change, services, before.imageSmallId);
  return { before, after };
}

export async function dropPromotion(
  change: Change,
  services: Services,
  promotionId: string,
): Promise<StoredPromotion> {
  const before = await lockOrNotFound(change, promotionId);
  await removePromotion(change.tx, promotionId);
  await deleteDocument(change, services, before.imageLargeId);
  await deleteDocument(change, services, before.imageSmallId);
  return before;
}
