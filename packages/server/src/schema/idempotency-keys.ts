import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from './columns/columns.ts';

/** The first answer to each request with a key, so a repeated request gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** The hash of the method, the URL and the body. */
    requestHash: bytes('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_index').on(table.createdAt),
  ],
);
