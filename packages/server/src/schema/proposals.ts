import { type ProposalEffect, proposalActs, proposalStatuses } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { createdAt, id, instant } from './columns/columns.ts';
import { documents } from './documents.ts';
import { users } from './users.ts';

/** The request of an act in wire format; its file is stored as a document. */
export interface FrozenRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  fileField: string | null;
}

/** Acts by staff that need a second person. */
export const proposals = pgTable(
  'proposals',
  {
    proposalId: id('proposal_id'),
    act: text('act', { enum: proposalActs }).notNull(),
    /** The method and path, for example `POST /projects`. */
    endpoint: text('endpoint').notNull(),
    request: jsonb('request').$type<FrozenRequest>().notNull(),
    documentId: uuid('document_id').references(() => documents.documentId),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    /** At most one proposal of an act with this key may be pending; null if several may be pending. */
    onceKey: text('once_key'),
    /** The customer who would benefit. */
    beneficiaryId: uuid('beneficiary_id').references(() => users.userId),
    /** The member of staff who entered the transaction that the act decides on. */
    enteredById: uuid('entered_by_id').references(() => users.userId),
    why: text('why'),
    effects: jsonb('effects').$type<ProposalEffect[]>().notNull(),
    status: text('status', { enum: proposalStatuses }).notNull().default('pending'),
    proposedById: uuid('proposed_by_id')
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
    lapsesAt: instant('lapses_at').notNull(),
    takesEffectAt: instant('takes_effect_at'),
    decidedById: uuid('decided_by_id').references(() => users.userId),
    decidedAt: instant('decided_at'),
    declineReason: text('decline_reason'),
    /** The answer of the act once carried out. */
    answer: jsonb('answer'),
  },
  (table) => [
    index('proposals_status_index').on(table.status, table.createdAt, table.proposalId),
    index('proposals_created_index').on(table.createdAt, table.proposalId),
    index('proposals_lapses_index').on(table.lapsesAt, table.proposalId),
    index('proposals_decided_index').on(table.decidedAt, table.proposalId),
    index('proposals_subject_index').on(table.subjectId, table.act, table.status),
    index('proposals_proposer_index').on(table.proposedById, table.createdAt),
    index('proposals_beneficiary_index').on(table.beneficiaryId),
    index('proposals_document_index').on(table.documentId),
    uniqueIndex('proposals_pending_once').on(table.onceKey).where(sql`${table.status} = 'pending'`),
    isOneOf('proposals_act_known', table.act, proposalActs),
    isOneOf('proposals_status_known', table.status, proposalStatuses),
    isAtMost('proposals_why_length', table.why, 500),
    check(
      'proposals_declined_says_why',
      sql`(${table.status} = 'declined') = (${table.declineReason} is not null)`,
    ),
    check(
      'proposals_decided_by_second_person',
      sql`${table.status} not in ('scheduled', 'approved') or (${table.decidedById} is not null and ${table.decidedById} <> ${table.proposedById})`,
    ),
  ],
);

export type ProposalRow = typeof proposals.$inferSelect;
