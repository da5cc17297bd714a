import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { createdAt, id, version } from './columns/columns.ts';
import { sortKey } from './columns/sort-key.ts';

/** Texts that staff start their answers to tickets from. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    cannedAnswerId: id('canned_answer_id'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    textEn: text('text_en').notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('canned_answers_title_unique').on(sql`lower(${table.title})`),
    index('canned_answers_title_order').on(sortKey(table.title), table.cannedAnswerId),
    isAtMost('canned_answers_title_length', table.title, 120),
    isAtMost('canned_answers_text_length', table.text, 5_000),
    isAtMost('canned_answers_text_en_length', table.textEn, 5_000),
  ],
);
