import { type InputOf, promotionPeriodProblem, type v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { InvalidInput, NotFound } from '../../kit/errors.ts';
import { assertOwnUser } from '../../kit/http/assert-own-user.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { type PromotionImages, storeImages } from './images.ts';
import {
  deletePromotionRow,
  insertPromotion,
  lockPromotion,
  lockPromotionType,
  type StoredPromotion,
  updatePromotion,
} from './queries.ts';

type ImageFields = 'imageLarge' | 'imageSmall' | 'images';
export type NewPromotion = Omit<InputOf<typeof v1.promotions.create>['body'], ImageFields>;
export type PromotionChanges = Omit<InputOf<typeof v1.promotions.edit>['body'], ImageFields>;

const wrong = (path: string, code: string) => new InvalidInput([{ path, code, params: {} }]);

async function lockType(change: Change, promotionTypeId: string): Promise<void> {
  if (!(await lockPromotionType(change.tx, promotionTypeId))) throw wrong('promotionTypeId', 'choice');
}

async function lockOrNotFound(change: Change, promotionId: string): Promise<StoredPromotion> {
  const found = await lockPromotion(change.tx, promotionId);
  if (!found) throw new NotFound();
  return found;
}

export async function createPromotion(
  change: Change,
  services: Services,
  caller: Caller,
  { userId, ...fields }: NewPromotion,
  images: Required<PromotionImages>,
): Promise<StoredPromotion> {
  assertOwnUser(caller, userId);
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

export async function editPromotion(
  change: Change,
  services: Services,
  caller: Caller,
  promotionId: string,
  { userId, version, ...fields }: PromotionChanges,
  images: PromotionImages,
): Promise<{ before: StoredPromotion; after: StoredPromotion }> {
  assertOwnUser(caller, userId);
  const before = await lockOrNotFound(change, promotionId);
  assertSeen(before, version);
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

export async function deletePromotion(
  change: Change,
  services: Services,
  promotionId: string,
): Promise<StoredPromotion> {
  const before = await lockOrNotFound(change, promotionId);
  await deletePromotionRow(change.tx, promotionId);
  await deleteDocument(change, services, before.imageLargeId);
  await deleteDocument(change, services, before.imageSmallId);
  return before;
}
