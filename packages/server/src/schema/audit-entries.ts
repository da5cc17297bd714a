import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns/columns.ts';

/**
 * Who did what. A trigger gives each row its number, its salts and its hash, which covers the hash of the row before and
 * the salted digests of what may have to be erased; another refuses deletions, and every change but that erasure. No
 * foreign keys: the trail outlives what it speaks of.
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
    /** Of whom `before` and `after` tell what is personal: they go when this person's account is deleted. */
    personId: uuid('person_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    detailsSalt: bytes('details_salt'),
    detailsDigest: bytes('details_digest').notNull(),
    /** From where `userId` acted: it goes when their account is deleted. */
    address: text('address'),
    addressSalt: bytes('address_salt'),
    addressDigest: bytes('address_digest').notNull(),
    erasedAt: instant('erased_at'),
    requestId: text('request_id'),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    index('audit_entries_subject_index').on(table.subjectType, table.subjectId),
    index('audit_entries_subject_id_index').on(table.subjectId),
    index('audit_entries_action_index').on(table.action, table.at, table.auditEntryId),
    index('audit_entries_user_index').on(table.userId, table.at, table.auditEntryId),
    index('audit_entries_person_index').on(table.personId),
    index('audit_entries_at_index').on(table.at, table.auditEntryId),
    check(
      'audit_entries_erased_says_so',
      sql`${table.erasedAt} is not null or (${table.detailsSalt} is not null and ${table.addressSalt} is not null)`,
    ),
  ],
);
