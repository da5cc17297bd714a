import type { PromotionImageKind } from '@semilla/contract';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { promotionTypeIds } from '@semilla/server/promotion/promotion-types/catalogue.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { promotions } from '@semilla/server/schema/promotions.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import type { FileSink } from '../file-sink.ts';
import { encodeWebp } from '../pictures.ts';
import { demoPromotions } from './demo-promotions.ts';

export interface Promotions {
  rows: (typeof promotions.$inferInsert)[];
  images: StoredDocument[];
}

const imageNames: Record<PromotionImageKind, string> = { large: 'banner.webp', small: 'banner-movil.webp' };
const preparedDays = 9;

/** Stores the banners; returns the rows of the promotions and of their images. */
export async function storePromotions(services: FileSink, calendar: Calendar): Promise<Promotions> {
  const promotionRows: Promotions = { rows: [], images: [] };
  const uploadedBy = accountId('admin', calendar);
  for (const { type, title, titleEn, fromDay, toDay, banner } of demoPromotions) {
    const createdAt = calendar.ago(Math.max(1, preparedDays - fromDay), 10, 15);
    const storeImage = async (kind: PromotionImageKind): Promise<string> => {
      const documentId = demoId(`banner ${title} ${kind}`, createdAt);
      const storageKey = `documents/${documentId}`;
      const bytes = await encodeWebp(`promotions/${banner}/${kind}.svg`);
      await services.files.put(storageKey, bytes, 'image/webp');
      const document = {
        documentId,
        storageKey,
        name: imageNames[kind],
        type: 'image/webp',
        uploadedBy,
        createdAt,
      };
      promotionRows.images.push({ ...document, purpose: 'promotion-image', sizeBytes: bytes.length });
      return documentId;
    };
    promotionRows.rows.push({
      promotionId: demoId(`promotion ${title}`, createdAt),
      promotionTypeId: promotionTypeIds[type],
      title,
      titleEn,
      startsAt: new Date(`${calendar.day(fromDay)}T07:00:00Z`),
      endsAt: new Date(`${calendar.day(toDay)}T22:00:00Z`),
      imageLargeId: await storeImage('large'),
      imageSmallId: await storeImage('small'),
      userId: uploadedBy,
      createdAt,
      updatedAt: createdAt,
    });
  }
  return promotionRows;
}

export async function seedPromotions(tx: Db, { rows, images }: Promotions): Promise<void> {
  await insertRows(tx, documents, images);
  await insertRows(tx, promotions, rows);
}
