import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';

/**
 * Who did what. A trigger gives each row its number and its hash, which covers the hash of the row before; another
 * trigger refuses changes and deletions. No foreign keys: the trail outlives what it speaks of.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    auditEntryId: bigint('audit_entry_id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    userId: uuid('user_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    address: text('address'),
    requestId: text('request_id'),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    index('audit_entries_subject_index').on(table.subjectType, table.subjectId),
    index('audit_entries_subject_id_index').on(table.subjectId),
    index('audit_entries_action_index').on(table.action, table.auditEntryId),
    index('audit_entries_user_index').on(table.userId),
    index('audit_entries_at_index').on(table.at),
  ],
);
