import { promotionTypeNames } from '@semilla/contract';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns/columns.ts';

/** The audiences of promotions, filled by a migration; rules refer to the names. */
export const promotionTypes = pgTable('promotion_types', {
  promotionTypeId: id('promotion_type_id'),
  name: text('name', { enum: promotionTypeNames }).notNull().unique('promotion_types_name_unique'),
});
