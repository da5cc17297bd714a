import { investorKinds, wishReasons, wishStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { cents, createdAt, id, instant } from './columns/columns.ts';
import { orders } from './orders.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';
import type { EarlierConsent, StoredConsent } from './waiting-places.ts';

/**
 * What preinvestors would like to invest once a project opens. Code that changes a row locks the project
 * first.
 */
export const wishes = pgTable(
  'wishes',
  {
    wishId: id('wish_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    amountCents: cents('amount_cents').notNull(),
    /** The deposit held for it in the ledger while it is open. */
    depositCents: cents('deposit_cents').notNull(),
    state: text('state', { enum: wishStates }).notNull().default('open'),
    given: jsonb('given').$type<StoredConsent>().notNull(),
    /** Earlier versions of the wish, oldest first. */
    earlier: jsonb('earlier').$type<EarlierConsent[]>().notNull().default([]),
    /**
     * Whether the sheet has changed since the consent; without a confirmation the wish gets no allocation.
     */
    needsConfirmation: boolean('needs_confirmation').notNull().default(false),
    investorKind: text('investor_kind', { enum: investorKinds }).notNull(),
    /** The last day of the reflection period; null for investors who have none. */
    freeUntil: date('free_until', { mode: 'string' }),
    allocatedCents: cents('allocated_cents'),
    reason: text('reason', { enum: wishReasons }),
    orderId: uuid('order_id').references(() => orders.orderId),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('wishes_one_each').on(table.projectId, table.userId).where(sql`${table.state} = 'open'`),
    index('wishes_project_index').on(table.projectId, table.createdAt),
    index('wishes_user_index').on(table.userId, table.createdAt),
    index('wishes_created_index').on(table.createdAt, table.wishId),
    index('wishes_amount_index').on(table.amountCents, table.wishId),
    index('wishes_state_order').on(table.state, table.wishId),
    index('wishes_order_index').on(table.orderId).where(sql`${table.orderId} is not null`),
    isOneOf('wishes_state_known', table.state, wishStates),
    isOneOf('wishes_reason_known', table.reason, wishReasons),
    isOneOf('wishes_investor_kind_known', table.investorKind, investorKinds),
    check('wishes_amount_positive', sql`${table.amountCents} > 0`),
    check('wishes_deposit_within', sql`${table.depositCents} between 0 and ${table.amountCents}`),
    check('wishes_allocated_within', sql`${table.allocatedCents} between 0 and ${table.amountCents}`),
    check('wishes_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check('wishes_invested', sql`(${table.state} = 'invested') = (${table.orderId} is not null)`),
    check('wishes_say_why', sql`(${table.state} in ('invested', 'missed')) = (${table.reason} is not null)`),
    check(
      'wishes_allocated',
      sql`(${table.state} in ('invested', 'missed')) = (${table.allocatedCents} is not null)`,
    ),
  ],
);

export type WishRow = typeof wishes.$inferSelect;
