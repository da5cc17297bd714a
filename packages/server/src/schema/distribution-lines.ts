import { taxTreatmentKinds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { cents } from './columns/columns.ts';
import { distributions } from './distributions.ts';
import { orders } from './orders.ts';

/** The part of a distribution that each order received. */
export const distributionLines = pgTable(
  'distribution_lines',
  {
    distributionId: uuid('distribution_id')
      .notNull()
      .references(() => distributions.distributionId),
    orderId: uuid('order_id').notNull(),
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id').notNull(),
    grossCents: cents('gross_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    taxCents: cents('tax_cents').notNull().default(0),
    taxRateHundredths: integer('tax_rate_hundredths').notNull().default(0),
    /**
     * The kind and the id of the customer's exception from the usual tax rate, if one applied. They stay
     * after the account closes, although the exception itself is then deleted.
     */
    taxTreatment: text('tax_treatment', { enum: taxTreatmentKinds }),
    taxTreatmentId: uuid('tax_treatment_id'),
    principalCents: cents('principal_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributionId, table.orderId] }),
    foreignKey({
      name: 'distribution_lines_order',
      columns: [table.orderId, table.projectId, table.userId],
      foreignColumns: [orders.orderId, orders.projectId, orders.userId],
    }),
    index('distribution_lines_order_index').on(table.orderId),
    isOneOf('distribution_lines_treatment_known', table.taxTreatment, taxTreatmentKinds),
    check(
      'distribution_lines_treatment_named',
      sql`(${table.taxTreatment} is null) = (${table.taxTreatmentId} is null)`,
    ),
    check(
      'distribution_lines_amounts',
      sql`${table.feeCents} >= 0 and ${table.taxCents} >= 0 and ${table.feeCents} + ${table.taxCents} <= ${table.grossCents} and ${table.principalCents} >= 0`,
    ),
  ],
);
