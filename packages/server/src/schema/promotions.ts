import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { createdAt, id, instant, version } from './columns/columns.ts';
import { documents } from './documents.ts';
import { promotionTypes } from './promotion-types.ts';
import { users } from './users.ts';

const image = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => documents.documentId);

/**
 * Banners. The constraint `promotions_no_overlap`, added by a migration, stops periods of one type from overlapping.
 */
export const promotions = pgTable(
  'promotions',
  {
    promotionId: id('promotion_id'),
    promotionTypeId: uuid('promotion_type_id')
      .notNull()
      .references(() => promotionTypes.promotionTypeId),
    title: text('title').notNull(),
    titleEn: text('title_en'),
    startsAt: instant('starts_at').notNull(),
    /** Exclusive: from this time on it is no longer shown. */
    endsAt: instant('ends_at').notNull(),
    imageLargeId: image('image_large_id'),
    imageSmallId: image('image_small_id'),
    userId: uuid('user_id').references(() => users.userId, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    index('promotions_type_index').on(table.promotionTypeId, table.startsAt),
    index('promotions_starts_index').on(table.startsAt, table.promotionId),
    index('promotions_ends_index').on(table.endsAt, table.promotionId),
    index('promotions_title_search').using('gin', sql`searchable(${table.title}) gin_trgm_ops`),
    isAtMost('promotions_title_length', table.title, 120),
    isAtMost('promotions_title_en_length', table.titleEn, 120),
    check('promotions_start_before_end', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
