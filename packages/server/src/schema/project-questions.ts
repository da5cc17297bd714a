import {
  additionKinds,
  answerAuthors,
  declineReasons,
  questionLengthMax,
  questionStates,
} from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { id, instant, version } from './columns/columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/**
 * Questions about projects, with the drafted or published answer. A trigger refuses to change or delete a published
 * one, except to take out who asked.
 */
export const projectQuestions = pgTable(
  'project_questions',
  {
    projectQuestionId: id('project_question_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    /** Null once the account is closed. */
    askedById: uuid('asked_by_id').references(() => users.userId),
    state: text('state', { enum: questionStates }).notNull().default('Waiting'),
    number: integer('number'),
    question: text('question').notNull(),
    language: text('language', { enum: ['es', 'en'] }).notNull(),
    translation: text('translation'),
    answer: text('answer'),
    answerEn: text('answer_en'),
    writtenBy: text('written_by', { enum: answerAuthors }),
    askedAt: instant('asked_at').notNull(),
    publishedAt: instant('published_at'),
    declinedAt: instant('declined_at'),
    declineReason: text('decline_reason', { enum: declineReasons }),
    declineNote: text('decline_note'),
    version: version(),
  },
  (table) => [
    uniqueIndex('project_questions_number_unique').on(table.projectId, table.number),
    index('project_questions_asked_index').on(table.askedAt, table.projectQuestionId),
    index('project_questions_published_index').on(table.publishedAt, table.projectQuestionId),
    index('project_questions_number_index').on(table.number, table.projectQuestionId),
    index('project_questions_state_index').on(table.state, table.projectQuestionId),
    index('project_questions_project_index').on(table.projectId, table.askedAt, table.projectQuestionId),
    index('project_questions_person_index').on(table.askedById, table.askedAt),
    index('project_questions_search').using('gin', sql`searchable(${table.question}) gin_trgm_ops`),
    isOneOf('project_questions_state_known', table.state, questionStates),
    isOneOf('project_questions_language_known', table.language, ['es', 'en']),
    isOneOf('project_questions_author_known', table.writtenBy, answerAuthors),
    isOneOf('project_questions_decline_reason_known', table.declineReason, declineReasons),
    check(
      'project_questions_published_whole',
      sql`(${table.state} = 'Published') = (${table.number} is not null) and (${table.number} is null) = (${table.publishedAt} is null)
        and (${table.number} is null or (${table.answer} is not null and ${table.writtenBy} is not null))`,
    ),
    check(
      'project_questions_declined_whole',
      sql`(${table.state} = 'Declined') = (${table.declineReason} is not null) and (${table.declineReason} is null) = (${table.declinedAt} is null)`,
    ),
    isAtMost('project_questions_question_length', table.question, questionLengthMax),
    isAtMost('project_questions_translation_length', table.translation, questionLengthMax),
    isAtMost('project_questions_answer_length', table.answer, 5_000),
    isAtMost('project_questions_answer_en_length', table.answerEn, 5_000),
    isAtMost('project_questions_decline_note_length', table.declineNote, 500),
  ],
);

export type StoredQuestion = typeof projectQuestions.$inferSelect;

export const questionEntryKinds = ['answer', ...additionKinds] as const;

/**
 * What was published about the questions of a project, in order: answers, whose text the question has, and additions.
 * Each digest includes the one before, so an order that notes the last one proves all of them. A trigger refuses to
 * change or delete rows.
 */
export const questionEntries = pgTable(
  'question_entries',
  {
    questionEntryId: id('question_entry_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    projectQuestionId: uuid('project_question_id')
      .notNull()
      .references(() => projectQuestions.projectQuestionId),
    /** Counts the entries of a project without gaps. */
    position: integer('position').notNull(),
    /** The number of questions of the project that were published by then. */
    lastNumber: integer('last_number').notNull(),
    kind: text('kind', { enum: questionEntryKinds }).notNull(),
    text: text('text'),
    textEn: text('text_en'),
    writtenBy: text('written_by', { enum: answerAuthors }).notNull(),
    proposedById: uuid('proposed_by_id').references(() => users.userId),
    approvedById: uuid('approved_by_id').references(() => users.userId),
    publishedAt: instant('published_at').notNull(),
    digest: text('digest').notNull(),
  },
  (table) => [
    uniqueIndex('question_entries_position_unique').on(table.projectId, table.position),
    index('question_entries_question_index').on(table.projectQuestionId, table.position),
    index('question_entries_proposer_index').on(table.proposedById),
    index('question_entries_approver_index').on(table.approvedById),
    isOneOf('question_entries_kind_known', table.kind, questionEntryKinds),
    isOneOf('question_entries_author_known', table.writtenBy, answerAuthors),
    check('question_entries_text', sql`(${table.kind} = 'answer') = (${table.text} is null)`),
    check('question_entries_second_person', sql`${table.approvedById} <> ${table.proposedById}`),
    isAtMost('question_entries_text_length', table.text, 5_000),
    isAtMost('question_entries_text_en_length', table.textEn, 5_000),
  ],
);

export type QuestionEntry = typeof questionEntries.$inferSelect;
