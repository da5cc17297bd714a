import { waitingPlaceStates, waitingRefusals } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { cents, createdAt, id, instant } from './columns/columns.ts';
import type { NotedQuestions } from './order-evidence.ts';
import { orders } from './orders.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** What the page showed the investor at their consent; becomes part of the evidence of the order. */
export interface ShownAtConsent {
  consentedAt: string;
  amountCents: number;
  language: 'es' | 'en';
  sheetVersion: number | null;
  sheetDigest: string | null;
  isSheetConfirmed: boolean;
  /** Missing in rows from before it was stored. */
  areTermsConfirmed?: boolean;
  terms: { version: string; text: string };
  /** Missing in rows from before it was stored. */
  conditions?: string[];
  /** Missing in rows from before they were stored. */
  notices?: string[];
  consent?: { heading: string; sentence: string } | null;
  warning: { version: string; text: string } | null;
  answers: { question: string; answer: string }[] | null;
  /** The version of the shown questions. Missing in rows from before it was stored. */
  questionsVersion?: string;
  /** The questions of the project that were published. Missing in rows from before it was stored. */
  publishedQuestions?: NotedQuestions;
}

/** The accepted terms and the consent of an investor who joined the list or made a wish; used to place the order. */
export interface StoredConsent {
  termsVersion: string;
  /** The version of the sheet that the investor read; missing in rows from before it was stored. */
  sheetVersion?: number | null;
  language: 'es' | 'en';
  consent?: { warningVersion: string; answers?: Record<string, string> | undefined } | undefined;
  /** Missing in rows from before it was stored. */
  shown?: ShownAtConsent;
}

/** A consent that was replaced by a later one, with its amount and time. */
export interface EarlierConsent {
  at: string;
  amountCents: number;
  /** For a wish: the last day of its reflection period. */
  freeUntil?: string | null;
  given: StoredConsent;
}

/** The waiting lists of fully subscribed projects. Code that changes a row locks the project first. */
export const waitingPlaces = pgTable(
  'waiting_places',
  {
    waitingPlaceId: id('waiting_place_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    amountCents: cents('amount_cents').notNull(),
    state: text('state', { enum: waitingPlaceStates }).notNull().default('waiting'),
    /** Counted from 1 in each project, in the order of joining. */
    number: integer('number').notNull(),
    given: jsonb('given').$type<StoredConsent>().notNull(),
    /** Earlier consents, oldest first. */
    earlier: jsonb('earlier').$type<EarlierConsent[]>().notNull().default([]),
    /** Whether the sheet has changed since the consent; the place is skipped until the investor confirms. */
    needsConfirmation: boolean('needs_confirmation').notNull().default(false),
    orderId: uuid('order_id').references(() => orders.orderId),
    refusal: text('refusal', { enum: waitingRefusals }),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('waiting_places_one_each')
      .on(table.projectId, table.userId)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('waiting_places_number_unique').on(table.projectId, table.number),
    index('waiting_places_first_index')
      .on(table.projectId, table.number)
      .where(sql`${table.state} = 'waiting'`),
    index('waiting_places_project_index').on(table.projectId, table.createdAt),
    index('waiting_places_user_index').on(table.userId, table.createdAt),
    index('waiting_places_created_index').on(table.createdAt, table.waitingPlaceId),
    index('waiting_places_amount_index').on(table.amountCents, table.waitingPlaceId),
    index('waiting_places_state_order').on(table.state, table.waitingPlaceId),
    index('waiting_places_order_index').on(table.orderId).where(sql`${table.orderId} is not null`),
    isOneOf('waiting_places_state_known', table.state, waitingPlaceStates),
    isOneOf('waiting_places_refusal_known', table.refusal, waitingRefusals),
    check('waiting_places_amount_positive', sql`${table.amountCents} > 0`),
    check('waiting_places_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
    check('waiting_places_invested', sql`(${table.state} = 'invested') = (${table.orderId} is not null)`),
    check('waiting_places_missed', sql`(${table.state} = 'missed') = (${table.refusal} is not null)`),
  ],
);

export type WaitingPlaceRow = typeof waitingPlaces.$inferSelect;
