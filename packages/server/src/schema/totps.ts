import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from './columns/columns.ts';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/** Devices for one-time codes. A device is active once a first code has confirmed it. */
export const totps = pgTable(
  'totps',
  {
    totpId: id('totp_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Encrypted with the platform's key. */
    secret: bytes('secret').notNull(),
    /** The session in which it is set up. A set-up in another session of the user has a secret of its own. */
    startedIn: uuid('started_in').references(() => sessions.sessionId, { onDelete: 'set null' }),
    confirmedAt: instant('confirmed_at'),
    /** The time step of the last accepted code: that code and older ones are refused. */
    lastStep: bigint('last_step', { mode: 'number' }),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('totps_user_index').on(table.userId),
    index('totps_created_index').on(table.createdAt, table.totpId).where(sql`confirmed_at is not null`),
    index('totps_session_index').on(table.startedIn),
    uniqueIndex('totps_one_confirmed_per_user').on(table.userId).where(sql`confirmed_at is not null`),
  ],
);
