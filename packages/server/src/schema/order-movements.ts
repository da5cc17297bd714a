import { centsMax, orderMovementTypes } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, id } from './columns/columns.ts';
import { orders } from './orders.ts';

/** Money that an order put into a project or took out of it. User and project are repeated here to make sums fast. */
export const orderMovements = pgTable(
  'order_movements',
  {
    orderMovementId: id('order_movement_id'),
    orderId: uuid('order_id').notNull(),
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id').notNull(),
    type: text('type', { enum: orderMovementTypes }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    penaltyCents: cents('penalty_cents').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'order_movements_order',
      columns: [table.orderId, table.projectId, table.userId],
      foreignColumns: [orders.orderId, orders.projectId, orders.userId],
    }),
    index('order_movements_order_index').on(table.orderId),
    index('order_movements_project_index').on(table.projectId, table.createdAt),
    index('order_movements_user_index').on(table.userId, table.createdAt),
    index('order_movements_type_index').on(table.type, table.createdAt),
    index('order_movements_created_index').on(table.createdAt, table.orderMovementId),
    index('order_movements_amount_index').on(table.amountCents, table.orderMovementId),
    check(
      'order_movements_amount_range',
      sql`${table.amountCents} between 1 and ${sql.raw(String(centsMax))}`,
    ),
    check('order_movements_type_known', sql`${table.type} in ('invest', 'disinvest')`),
    check('order_movements_penalty_within', sql`${table.penaltyCents} between 0 and ${table.amountCents}`),
    check('order_movements_penalty_out', sql`${table.type} = 'disinvest' or ${table.penaltyCents} = 0`),
  ],
);
