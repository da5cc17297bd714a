import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** Keys on users' devices that replace the one-time code. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: id('passkey_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The authenticator's id for the passkey, in base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_unique'),
    publicKey: bytes('public_key').notNull(),
    /** The authenticator's own count of its signatures; many always report zero. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator, for example `usb`. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_index').on(table.userId)],
);
