import { entryOutcomes } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isBetween, isOneOf } from './columns/checks.ts';
import { createdAt, id } from './columns/columns.ts';
import { users } from './users.ts';

/** The entry tests of investors. Rows are only added, and erased with the account. */
export const entryTests = pgTable(
  'entry_tests',
  {
    entryTestId: id('entry_test_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    outcome: text('outcome', { enum: entryOutcomes }).notNull(),
    questionnaireVersion: text('questionnaire_version').notNull(),
    /** The chosen option per question. */
    answers: jsonb('answers').$type<Record<string, string>>(),
    /** The weight of each question. */
    weights: jsonb('weights').$type<Record<string, number>>().notNull(),
    scoreHundredths: integer('score_hundredths'),
    passMarkHundredths: integer('pass_mark_hundredths').notNull(),
    /** The last day on which the test is valid. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('entry_tests_user_index').on(table.userId, table.createdAt, table.entryTestId),
    index('entry_tests_created_index').on(table.createdAt, table.entryTestId),
    index('entry_tests_until_index').on(table.validUntil, table.entryTestId),
    index('entry_tests_outcome_index').on(table.outcome, table.createdAt),
    index('entry_tests_outcome_order').on(table.outcome, table.entryTestId),
    index('entry_tests_score_order').on(table.scoreHundredths, table.entryTestId),
    isOneOf('entry_tests_outcome_known', table.outcome, entryOutcomes),
    isBetween('entry_tests_score_range', table.scoreHundredths, 0, 10_000),
    isBetween('entry_tests_pass_mark_range', table.passMarkHundredths, 0, 10_000),
    check(
      'entry_tests_refused_has_no_answers',
      sql`(${table.outcome} = 'refused') = (${table.answers} is null) and (${table.answers} is null) = (${table.scoreHundredths} is null)`,
    ),
    check(
      'entry_tests_outcome_by_score',
      sql`${table.outcome} = 'refused' or (${table.outcome} = 'passed') = (${table.scoreHundredths} >= ${table.passMarkHundredths})`,
    ),
  ],
);

export type EntryTestRow = typeof entryTests.$inferSelect;
