import { centsMax } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, id } from './columns/columns.ts';
import { orders } from './orders.ts';

/** Fees charged on orders. User and project are repeated here to make sums fast. */
export const fees = pgTable(
  'fees',
  {
    feeId: id('fee_id'),
    orderId: uuid('order_id').notNull(),
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    percentageHundredths: integer('percentage_hundredths').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'fees_order',
      columns: [table.orderId, table.projectId, table.userId],
      foreignColumns: [orders.orderId, orders.projectId, orders.userId],
    }),
    index('fees_order_index').on(table.orderId),
    index('fees_project_index').on(table.projectId, table.createdAt),
    index('fees_user_index').on(table.userId, table.createdAt),
    index('fees_created_index').on(table.createdAt, table.feeId),
    index('fees_percentage_order').on(table.percentageHundredths, table.feeId),
    index('fees_amount_index').on(table.amountCents, table.feeId),
    check('fees_amount_range', sql`${table.amountCents} between 1 and ${sql.raw(String(centsMax))}`),
    check('fees_percentage_range', sql`${table.percentageHundredths} between 0 and 9999`),
  ],
);
