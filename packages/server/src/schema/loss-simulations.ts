import { centsMax } from '@semilla/contract';
import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { isBetween } from './columns/checks.ts';
import { cents, createdAt, id } from './columns/columns.ts';
import { users } from './users.ts';

/** Results of investors' loss simulations. Rows are only added, and erased with the account. */
export const lossSimulations = pgTable(
  'loss_simulations',
  {
    lossSimulationId: id('loss_simulation_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    resultCents: cents('result_cents').notNull(),
    /** The last day on which the result is valid. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('loss_simulations_user_index').on(table.userId, table.createdAt, table.lossSimulationId),
    index('loss_simulations_created_index').on(table.createdAt, table.lossSimulationId),
    index('loss_simulations_until_index').on(table.validUntil, table.lossSimulationId),
    index('loss_simulations_result_order').on(table.resultCents, table.lossSimulationId),
    isBetween('loss_simulations_result_range', table.resultCents, 0, centsMax),
  ],
);

export type LossSimulationRow = typeof lossSimulations.$inferSelect;
