import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** Browsers that need no one-time code until they expire. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    deviceId: id('device_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique('trusted_devices_token_unique'),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('trusted_devices_user_index').on(table.userId)],
);
