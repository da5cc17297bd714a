import { sql } from 'drizzle-orm';
import { check, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, version } from './columns/columns.ts';
import { users } from './users.ts';

/** The manager of each customer; a customer has at most one. */
export const userAssignments = pgTable(
  'user_assignments',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    managerId: uuid('manager_id')
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('user_assignments_manager_index').on(table.managerId, table.userId),
    index('user_assignments_created_index').on(table.createdAt, table.userId),
    check('user_assignments_to_another', sql`${table.userId} <> ${table.managerId}`),
  ],
);
