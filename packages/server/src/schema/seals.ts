import { bigint, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { bytes } from './columns/columns.ts';

export const chains = ['audit', 'ledger'] as const;

/**
 * A keyed hash for each audit row and each ledger entry, over its content and the previous seal. The key is not in the
 * database, so someone who controls the database can remove seals but cannot create them.
 */
export const seals = pgTable(
  'seals',
  {
    chain: text('chain', { enum: chains }).notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
    /** The id of the audit row or the ledger entry. */
    subjectId: text('subject_id').notNull(),
    keyId: text('key_id').notNull(),
    seal: bytes('seal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.position] }),
    unique('seals_subject_unique').on(table.chain, table.subjectId),
    isOneOf('seals_chain_known', table.chain, chains),
  ],
);
