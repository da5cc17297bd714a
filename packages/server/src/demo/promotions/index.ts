import type { PromotionImageKind } from '@semilla/contract';
import { insertRows } from '../../database/sets.ts';
import type { Db } from '../../database/types.ts';
import type { StoredDocument } from '../../misc/documents/repository.ts';
import { documents } from '../../misc/documents/table.ts';
import { promotionTypeIds } from '../../promotion/promotion-types/catalogue.ts';
import { promotions } from '../../promotion/promotions/table.ts';
import type { Services } from '../../services.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../random.ts';
import { drawBanner } from './banners.ts';
import { demoPromotions } from './promotions.ts';

export interface Promotions {
  rows: (typeof promotions.$inferInsert)[];
  images: StoredDocument[];
}

const imageNames: Record<PromotionImageKind, string> = { large: 'banner.webp', small: 'banner-movil.webp' };
const preparedDays = 9;

/** Draws and keeps the banners; answers what is to be told of them. */
export async function storePromotions(services: Services, calendar: Calendar): Promise<Promotions> {
  const made: Promotions = { rows: [], images: [] };
  const uploadedBy = accountId('admin', calendar);
  for (const { type, title, fromDay, toDay, banner } of demoPromotions) {
    const createdAt = calendar.ago(Math.max(1, preparedDays - fromDay), 10, 15);
    const drawn = await drawBanner(banner, title);
    const keep = async (kind: PromotionImageKind): Promise<string> => {
      const documentId = demoId(`banner ${title} ${kind}`, createdAt);
      const storageKey = `documents/${documentId}`;
      const bytes = drawn[kind];
      await services.files.put(storageKey, bytes, 'image/webp');
      const told = {
        documentId,
        storageKey,
        name: imageNames[kind],
        type: 'image/webp',
        uploadedBy,
        createdAt,
      };
      made.images.push({ ...told, purpose: 'promotion-image', sizeBytes: bytes.length });
      return documentId;
    };
    made.rows.push({
      promotionId: demoId(`promotion ${title}`, createdAt),
      promotionTypeId: promotionTypeIds[type],
      title,
      startsAt: new Date(`${calendar.day(fromDay)}T07:00:00Z`),
      endsAt: new Date(`${calendar.day(toDay)}T22:00:00Z`),
      imageLargeId: await keep('large'),
      imageSmallId: await keep('small'),
      userId: uploadedBy,
      createdAt,
      updatedAt: createdAt,
    });
  }
  return made;
}

export async function seedPromotions(tx: Db, { rows, images }: Promotions): Promise<void> {
  await insertRows(tx, documents, images);
  await insertRows(tx, promotions, rows);
}
