import { warnedStates } from '@semilla/contract';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { createdAt, id } from './columns/columns.ts';
import { entryTests } from './entry-tests.ts';
import { users } from './users.ts';

/** Risk warnings that investors acknowledged, each for one state of one test. Only added, and erased with the account. */
export const riskAcknowledgements = pgTable(
  'risk_acknowledgements',
  {
    riskAcknowledgementId: id('risk_acknowledgement_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    entryTestId: uuid('entry_test_id')
      .notNull()
      .references(() => entryTests.entryTestId),
    about: text('about', { enum: warnedStates }).notNull(),
    textVersion: text('text_version').notNull(),
    /** The warning as shown; null in rows from before it was stored. */
    text: text('text'),
    language: text('language', { enum: ['es', 'en'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('risk_acknowledgements_once').on(table.entryTestId, table.about),
    index('risk_acknowledgements_user_index').on(table.userId, table.createdAt),
    isOneOf('risk_acknowledgements_about_known', table.about, warnedStates),
    isOneOf('risk_acknowledgements_language_known', table.language, ['es', 'en']),
  ],
);

export type RiskAcknowledgementRow = typeof riskAcknowledgements.$inferSelect;
