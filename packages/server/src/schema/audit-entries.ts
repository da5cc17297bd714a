import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns/columns.ts';

/**
 * The audit trail. A trigger sets each row's number, salts and hash. The hash covers the previous row's hash and the
 * salted digests of the data that may be erased later. Another trigger refuses deletions and every update except that
 * erasure. It has no foreign keys, because the trail outlives the records it is about.
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
    /** The user whose personal data `before` and `after` contain; both are erased with this user. */
    personId: uuid('person_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    detailsSalt: bytes('details_salt'),
    detailsDigest: bytes('details_digest').notNull(),
    /** The network address of `userId`; erased with that user. */
    address: text('address'),
    addressSalt: bytes('address_salt'),
    addressDigest: bytes('address_digest').notNull(),
    erasedAt: instant('erased_at'),
    requestId: text('request_id'),
    hash: bytes('hash').notNull(),
    /** A keyed hash that proves the platform wrote the row; null in rows from before the first seal. */
    mark: bytes('mark').unique('audit_entries_mark_unique'),
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
