import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, id } from './columns/columns.ts';
import { ledgerEntries } from './ledger-entries.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** A payment from a project to all its investors: a delivery of returns or a refund. Each happens once. */
export const distributions = pgTable(
  'distributions',
  {
    distributionId: id('distribution_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    kind: text('kind', { enum: ['return', 'refund'] }).notNull(),
    /** The number of a delivery of returns, from 1. */
    period: integer('period'),
    dueOn: date('due_on', { mode: 'string' }),
    grossCents: cents('gross_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    taxCents: cents('tax_cents').notNull().default(0),
    principalCents: cents('principal_cents').notNull(),
    investors: integer('investors').notNull(),
    /** Null if the platform paid it automatically. */
    adminId: uuid('admin_id').references(() => users.userId),
    /** Null if there was no money to move. */
    entryId: uuid('entry_id').references(() => ledgerEntries.entryId),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('distributions_once_per_period')
      .on(table.projectId, table.period)
      .where(sql`${table.kind} = 'return'`),
    uniqueIndex('distributions_one_refund').on(table.projectId).where(sql`${table.kind} = 'refund'`),
    check('distributions_kind_known', sql`${table.kind} in ('return', 'refund')`),
    check('distributions_period_of_return', sql`(${table.kind} = 'return') = (${table.period} is not null)`),
    check(
      'distributions_fee_within',
      sql`${table.feeCents} >= 0 and ${table.taxCents} >= 0 and ${table.feeCents} + ${table.taxCents} <= ${table.grossCents} and ${table.principalCents} >= 0`,
    ),
  ],
);
