import { sql } from 'drizzle-orm';
import { check, pgTable, smallint } from 'drizzle-orm/pg-core';
import { bytes } from './columns/columns.ts';

/** One row, encrypted with the platform's key, so a start with a wrong key is noticed before anything else is read. */
export const keyProbes = pgTable(
  'key_probes',
  {
    keyProbeId: smallint('key_probe_id').primaryKey(),
    sealed: bytes('sealed').notNull(),
  },
  (table) => [check('key_probes_single', sql`${table.keyProbeId} = 1`)],
);
