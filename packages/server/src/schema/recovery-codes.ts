import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant } from './columns/columns.ts';
import { totps } from './totps.ts';

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    recoveryCodeId: id('recovery_code_id'),
    totpId: uuid('totp_id')
      .notNull()
      .references(() => totps.totpId, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_unique').on(table.totpId, table.codeHash)],
);
