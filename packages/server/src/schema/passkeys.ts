import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** A key on a user's device that replaces the one-time code. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: id('passkey_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** What the authenticator calls it, in base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_unique'),
    publicKey: bytes('public_key').notNull(),
    /** How often it has signed, by its own count; many authenticators always say zero. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it, such as `usb`. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_index').on(table.userId)],
);
