import type { OrderEvidence } from '@semilla/contract';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns/columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** As it is stored, with the moment as text. */
export type StoredEvidence = Omit<OrderEvidence, 'placedAt' | 'sheetVersion' | 'isSheetConfirmed'> & {
  placedAt: string;
  /** Missing in evidence stored before there were sheets. */
  sheetVersion?: number | null;
  /** Missing in evidence stored before the version read was sent with an order. */
  isSheetConfirmed?: boolean;
};

/** What investors saw and confirmed with their orders. Rows are only added. */
export const orderEvidence = pgTable(
  'order_evidence',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.orderId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    evidence: jsonb('evidence').$type<StoredEvidence>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_evidence_user_index').on(table.userId, table.createdAt)],
);

export type OrderEvidenceRow = typeof orderEvidence.$inferSelect;
