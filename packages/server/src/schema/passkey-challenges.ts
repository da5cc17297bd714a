import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { instant } from './columns/columns.ts';
import { sessions } from './sessions.ts';

export const challengePurposes = ['add', 'confirm'] as const;

/** Challenges for passkeys to sign. Each is for one session and works once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.sessionId, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: challengePurposes }).notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'passkey_challenges_key', columns: [table.sessionId, table.purpose] }),
    index('passkey_challenges_expires_index').on(table.expiresAt),
    isOneOf('passkey_challenges_purpose_known', table.purpose, challengePurposes),
  ],
);
