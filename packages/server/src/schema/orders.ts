import { centsMax, investorKinds, orderStatuses, orderTypes } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { cents, createdAt, id, instant } from './columns/columns.ts';
import { projectPhases } from './project-phases.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Users' investments in projects. Rows are never deleted, because records about money refer to them. */
export const orders = pgTable(
  'orders',
  {
    orderId: id('order_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    /** The project's phase when the order was placed. */
    projectPhaseId: uuid('project_phase_id')
      .notNull()
      .references(() => projectPhases.projectPhaseId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    amountCents: cents('amount_cents').notNull(),
    type: text('type', { enum: orderTypes }).notNull().default('invest'),
    status: text('status', { enum: orderStatuses }).notNull().default('pending'),
    penaltyCents: cents('penalty_cents').notNull().default(0),
    penaltyHundredths: integer('penalty_hundredths').notNull().default(0),
    /** The version of the terms that the investor accepted. */
    termsVersion: text('terms_version').notNull(),
    /** The last day of the reflection period, computed when the order was placed; null in orders from an earlier version. */
    freeUntil: date('free_until', { mode: 'string' }),
    /** The investor's kind when the order was placed; null in orders from an earlier version. */
    investorKind: text('investor_kind', { enum: investorKinds }),
    createdAt: createdAt(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    // Target of foreign keys: they ensure that a row about an order names the order's own user and project.
    unique('orders_whose').on(table.orderId, table.projectId, table.userId),
    index('orders_project_index').on(table.projectId, table.createdAt),
    index('orders_investor_index')
      .on(table.projectId, table.userId)
      .where(sql`${table.status} <> 'cancelled'`),
    index('orders_phase_index').on(table.projectPhaseId, table.createdAt),
    index('orders_user_index').on(table.userId, table.createdAt),
    // For figures of the business, which look at all investors and their orders in time.
    index('orders_of_investors_index')
      .on(table.userId, table.createdAt, table.projectId, table.amountCents)
      .where(sql`${table.status} <> 'cancelled'`),
    index('orders_status_index').on(table.status, table.createdAt),
    index('orders_created_index').on(table.createdAt, table.orderId),
    index('orders_status_order').on(table.status, table.orderId),
    index('orders_amount_index').on(table.amountCents, table.orderId),
    check('orders_amount_range', sql`${table.amountCents} between 1 and ${sql.raw(String(centsMax))}`),
    check('orders_type_invest', sql`${table.type} = 'invest'`),
    check('orders_status_known', sql`${table.status} in ('pending', 'active', 'finished', 'cancelled')`),
    isOneOf('orders_investor_kind_known', table.investorKind, investorKinds),
    check('orders_penalty_within', sql`${table.penaltyCents} between 0 and ${table.amountCents}`),
    check('orders_penalty_range', sql`${table.penaltyHundredths} between 0 and 9999`),
    check(
      'orders_cancelled_says_when',
      sql`(${table.status} = 'cancelled') = (${table.cancelledAt} is not null)`,
    ),
    check(
      'orders_penalty_if_cancelled',
      sql`${table.status} = 'cancelled' or (${table.penaltyCents} = 0 and ${table.penaltyHundredths} = 0)`,
    ),
  ],
);
