import { claimedResources } from '@semilla/contract';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { instant } from './columns/columns.ts';
import { users } from './users.ts';

/** Who works on which record. The records are in several tables, so `record_id` has no foreign key. */
export const workClaims = pgTable(
  'work_claims',
  {
    resource: text('resource', { enum: claimedResources }).notNull(),
    recordId: uuid('record_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    takenAt: instant('taken_at').notNull(),
    /** The last activity; the claim expires some time after it. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.recordId, table.userId] }),
    index('work_claims_user_index').on(table.userId),
    isOneOf('work_claims_resource_known', table.resource, claimedResources),
  ],
);
