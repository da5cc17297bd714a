import { investorKindStates, professionalCategories, requestedKinds, userKinds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountDocuments } from './account-documents.ts';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { cents, createdAt, id, instant, version } from './columns/columns.ts';
import { users } from './users.ts';

/** Requests to be treated as a sophisticated or professional investor, with their outcome. Deleted only with the account. */
export const investorKinds = pgTable(
  'investor_kinds',
  {
    investorKindId: id('investor_kind_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    userKind: text('user_kind', { enum: userKinds }).notNull(),
    kind: text('kind', { enum: requestedKinds }).notNull(),
    state: text('state', { enum: investorKindStates }).notNull().default('pending'),
    incomeCents: cents('income_cents'),
    portfolioCents: cents('portfolio_cents'),
    professionalMonths: integer('professional_months'),
    executiveMonths: integer('executive_months'),
    trades: integer('trades'),
    ownFundsCents: cents('own_funds_cents'),
    turnoverCents: cents('turnover_cents'),
    balanceSheetCents: cents('balance_sheet_cents'),
    professionalCategory: text('professional_category', { enum: professionalCategories }),
    textsVersion: text('texts_version').notNull(),
    /** The document attached to the request; null once the document of a refused or withdrawn request is deleted. */
    accountDocumentId: uuid('account_document_id').unique('investor_kinds_document_unique'),
    reason: text('reason'),
    /** The proof of being a professional; kept even after the kind was ended. */
    proof: text('proof'),
    decidedById: uuid('decided_by_id').references(() => users.userId),
    decidedAt: instant('decided_at'),
    /** Who ended an approved kind, gave it up or withdrew the request, and when. */
    endedById: uuid('ended_by_id').references(() => users.userId),
    endedAt: instant('ended_at'),
    validFrom: date('valid_from', { mode: 'string' }),
    /** The last day on which it is valid, or was valid if ended or replaced. */
    validUntil: date('valid_until', { mode: 'string' }),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    foreignKey({
      name: 'investor_kinds_document_fk',
      columns: [table.accountDocumentId],
      foreignColumns: [accountDocuments.accountDocumentId],
    }).onDelete('set null'),
    uniqueIndex('investor_kinds_one_pending').on(table.userId).where(sql`${table.state} = 'pending'`),
    uniqueIndex('investor_kinds_one_active').on(table.userId).where(sql`${table.state} = 'active'`),
    index('investor_kinds_user_index').on(table.userId, table.createdAt),
    index('investor_kinds_decider_index').on(table.decidedById),
    index('investor_kinds_ender_index').on(table.endedById),
    index('investor_kinds_created_index').on(table.createdAt, table.investorKindId),
    index('investor_kinds_decided_index').on(table.decidedAt, table.investorKindId),
    index('investor_kinds_until_index').on(table.validUntil, table.investorKindId),
    index('investor_kinds_state_index').on(table.state, table.createdAt),
    index('investor_kinds_state_order').on(table.state, table.investorKindId),
    index('investor_kinds_kind_order').on(table.kind, table.investorKindId),
    isOneOf('investor_kinds_user_kind_known', table.userKind, userKinds),
    isOneOf('investor_kinds_kind_known', table.kind, requestedKinds),
    isOneOf('investor_kinds_state_known', table.state, investorKindStates),
    isOneOf('investor_kinds_category_known', table.professionalCategory, professionalCategories),
    isAtMost('investor_kinds_reason_length', table.reason, 500),
    isAtMost('investor_kinds_proof_length', table.proof, 500),
    check(
      'investor_kinds_decided',
      sql`(${table.state} in ('pending', 'withdrawn')) = (${table.decidedAt} is null)`,
    ),
    check(
      'investor_kinds_own_end',
      sql`${table.state} not in ('withdrawn', 'givenUp') or (${table.endedAt} is not null and ${table.endedById} = ${table.userId})`,
    ),
    check('investor_kinds_refusal_says_why', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    check(
      'investor_kinds_validity',
      sql`(${table.validFrom} is null) = (${table.validUntil} is null) and ${table.validFrom} <= ${table.validUntil}`,
    ),
    check(
      'investor_kinds_active_is_valid',
      sql`${table.state} not in ('active', 'givenUp', 'expired', 'replaced') or ${table.validFrom} is not null`,
    ),
  ],
);

export type InvestorKindRow = typeof investorKinds.$inferSelect;
