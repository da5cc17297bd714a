import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { bytes, createdAt, id, instant } from './columns/columns.ts';
import { users } from './users.ts';

const levels = ['half', 'full'] as const;

/** Browsers in which users are signed in. `half` means that the one-time code is still missing. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: id('session_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Only the browser's cookie contains the token itself. */
    tokenHash: bytes('token_hash').notNull().unique('sessions_token_unique'),
    /** The previous token, which open pages may still send until they get the new one. */
    replacedHash: bytes('replaced_hash').unique('sessions_replaced_unique'),
    replacedAt: instant('replaced_at'),
    level: text('level', { enum: levels }).notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    /** When a one-time code or a passkey was last given; null if a trusted device replaced it. */
    codeAt: instant('code_at'),
    /** When a guarded act was last confirmed in a queue, which keeps the factor fresh for the next one there. */
    confirmedAt: instant('confirmed_at'),
    /** The address under which the queue's calls are, such as `/v1/wallet/transactions`. */
    confirmedQueue: text('confirmed_queue'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    index('sessions_expires_index').on(table.expiresAt),
    isOneOf('sessions_level_known', table.level, levels),
  ],
);
