import type { LedgerBreach } from '@semilla/contract';
import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** What looking at the books came to, each time. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    reconciliationId: id('reconciliation_id'),
    startedAt: instant('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Absent where the platform did it by itself. */
    startedById: uuid('started_by_id').references(() => users.userId),
    breachesTotal: integer('breaches_total').notNull(),
    breaches: jsonb('breaches').$type<LedgerBreach[]>().notNull(),
  },
  (table) => [index('reconciliations_started_index').on(table.startedAt, table.reconciliationId)],
);
