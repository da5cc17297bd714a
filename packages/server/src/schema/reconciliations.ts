import type { LedgerBreach } from '@semilla/contract';
import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** The result of each reconciliation of the books. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    reconciliationId: id('reconciliation_id'),
    startedAt: instant('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Null if the platform started it. */
    startedById: uuid('started_by_id').references(() => users.userId),
    breachesTotal: integer('breaches_total').notNull(),
    breaches: jsonb('breaches').$type<LedgerBreach[]>().notNull(),
  },
  (table) => [index('reconciliations_started_index').on(table.startedAt, table.reconciliationId)],
);
