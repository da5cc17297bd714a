import { bankFileOrigins, bankFileStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { createdAt, id } from './columns/columns.ts';
import { users } from './users.ts';

/** Files from the bank: those found in the watched folder, each once, and refused uploads. */
export const bankFiles = pgTable(
  'bank_files',
  {
    bankFileId: id('bank_file_id'),
    name: text('name').notNull(),
    origin: text('origin', { enum: bankFileOrigins }).notNull(),
    state: text('state', { enum: bankFileStates }).notNull(),
    /** SHA-256 of the content. */
    digest: text('digest').notNull(),
    /** The error code that says why the file was refused, and the values for its message. */
    problem: jsonb('problem').$type<{ code: string; params: Record<string, string | number> }>(),
    uploadedById: uuid('uploaded_by_id').references(() => users.userId),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('bank_files_found_once').on(table.digest).where(sql`${table.origin} = 'folder'`),
    index('bank_files_created_index').on(table.createdAt, table.bankFileId),
    index('bank_files_uploader_index').on(table.uploadedById),
    isOneOf('bank_files_origin_known', table.origin, bankFileOrigins),
    isOneOf('bank_files_state_known', table.state, bankFileStates),
    check(
      'bank_files_refused_says_why',
      sql`(${table.state} in ('refused', 'discarded')) = (${table.problem} is not null)`,
    ),
    check(
      'bank_files_upload_names_person',
      sql`(${table.origin} = 'upload') = (${table.uploadedById} is not null)`,
    ),
  ],
);

export type BankFileRow = typeof bankFiles.$inferSelect;
