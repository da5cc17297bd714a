import { bulkRowResults, type ErrorCode } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bulkActs } from './bulk-acts.ts';
import { isOneOf } from './columns/checks.ts';

/** The records of a bulk act, frozen when it starts. They are in several tables, so `record_id` has no foreign key. */
export const bulkActRows = pgTable(
  'bulk_act_rows',
  {
    bulkActId: uuid('bulk_act_id')
      .notNull()
      .references(() => bulkActs.bulkActId, { onDelete: 'cascade' }),
    recordId: uuid('record_id').notNull(),
    /** The job works on the records in this order. */
    position: integer('position').notNull(),
    result: text('result', { enum: bulkRowResults }).notNull().default('pending'),
    refusal: text('refusal').$type<ErrorCode>(),
    /** The placeholders of the refusal's message. */
    refusalParams: jsonb('refusal_params').$type<Record<string, unknown>>(),
    /** What the act replaced, and the version of the record after it. An undo needs both. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    version: integer('version'),
  },
  (table) => [
    primaryKey({ columns: [table.bulkActId, table.position] }),
    index('bulk_act_rows_result_index').on(table.bulkActId, table.result, table.position),
    isOneOf('bulk_act_rows_result_known', table.result, bulkRowResults),
    check(
      'bulk_act_rows_refused_with_code',
      sql`(${table.result} = 'refused') = (${table.refusal} is not null)`,
    ),
  ],
);

export type BulkActRowRecord = typeof bulkActRows.$inferSelect;
