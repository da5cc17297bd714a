import type { OrderEvidence } from '@semilla/contract';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns/columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

type Later =
  | 'isSheetConfirmed'
  | 'areTermsConfirmed'
  | 'lossResultOn'
  | 'sheetVersion'
  | 'origin'
  | 'originId'
  | 'consentedAmount'
  | 'sheetDigest'
  | 'conditions'
  | 'notices'
  | 'questionsVersion'
  | 'publishedQuestions'
  | 'reflectionHolidays'
  | 'consent';

/** Fields that are read from the entry test instead, because its rows never change. */
type ReadBeside = 'acknowledgement' | 'entryTestVersion' | 'entryTestAt' | 'entryTestAnswers';

/** Which questions were published. Their rows never change, so the texts are not stored again. */
export type NotedQuestions = Omit<NonNullable<OrderEvidence['publishedQuestions']>, 'list'>;

/** The stored form, with times as text. Evidence from an earlier release lacks the fields that were added later. */
export type StoredEvidence = Omit<OrderEvidence, 'placedAt' | 'consentedAt' | ReadBeside | Later> &
  Partial<Pick<OrderEvidence, Exclude<Later, 'publishedQuestions'>>> & {
    placedAt: string;
    consentedAt?: string;
    publishedQuestions?: NotedQuestions | null;
  };

/** What investors saw and confirmed with their orders. Rows are only added, and erased with the account. */
export const orderEvidence = pgTable(
  'order_evidence',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.orderId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    evidence: jsonb('evidence').$type<StoredEvidence>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_evidence_user_index').on(table.userId, table.createdAt)],
);

export type OrderEvidenceRow = typeof orderEvidence.$inferSelect;
