import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { createdAt, id, version } from './columns/columns.ts';
import { users } from './users.ts';

const sides = ['asc', 'desc'] as const;

/** Named filters, orders and columns of lists. A list that does not exist any more keeps its rows, which are not shown. */
export const savedViews = pgTable(
  'saved_views',
  {
    savedViewId: id('saved_view_id'),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    filter: jsonb('filter').$type<Record<string, string>>().notNull(),
    orderBy: text('order_by'),
    orderSide: text('order_side', { enum: sides }).notNull().default('asc'),
    columns: jsonb('columns').$type<string[]>(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('saved_views_name_unique').on(table.ownerId, table.list, sql`lower(${table.name})`),
    index('saved_views_list_index').on(table.list),
    isAtMost('saved_views_name_length', table.name, 60),
    isOneOf('saved_views_order_side_known', table.orderSide, sides),
  ],
);
