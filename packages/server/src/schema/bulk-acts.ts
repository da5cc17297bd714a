import {
  type BulkActName,
  type BulkResource,
  type BulkValues,
  bulkActNames,
  bulkActStates,
  bulkResources,
  bulkStopReasons,
} from '@semilla/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { createdAt, id, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** Acts on many records of a list, which a job carries out. Their records are in `bulk_act_rows`. */
export const bulkActs = pgTable(
  'bulk_acts',
  {
    bulkActId: id('bulk_act_id'),
    resource: text('resource').$type<BulkResource>().notNull(),
    act: text('act').$type<BulkActName>().notNull(),
    values: jsonb('values').$type<BulkValues>().notNull(),
    /** The parameters of the list; null if the records were selected one by one. */
    filter: jsonb('filter').$type<Record<string, string>>(),
    /** The bulk act whose changes this one takes back. */
    undoesId: uuid('undoes_id').references((): AnyPgColumn => bulkActs.bulkActId, { onDelete: 'set null' }),
    state: text('state', { enum: bulkActStates }).notNull().default('running'),
    stopReason: text('stop_reason', { enum: bulkStopReasons }),
    startedById: uuid('started_by_id')
      .notNull()
      .references(() => users.userId),
    /** The request that started it. The audit rows of its records name it too. */
    requestId: text('request_id'),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    refused: integer('refused').notNull().default(0),
  },
  (table) => [
    index('bulk_acts_created_index').on(table.createdAt, table.bulkActId),
    index('bulk_acts_started_by_index').on(table.startedById, table.createdAt),
    // A bulk act is undone at most once.
    uniqueIndex('bulk_acts_undoes_once').on(table.undoesId),
    isOneOf('bulk_acts_resource_known', table.resource, bulkResources),
    isOneOf('bulk_acts_act_known', table.act, bulkActNames),
    isOneOf('bulk_acts_state_known', table.state, bulkActStates),
    isOneOf('bulk_acts_stop_reason_known', table.stopReason, bulkStopReasons),
    check('bulk_acts_ended_unless_running', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
    check(
      'bulk_acts_counts_fit',
      sql`least(${table.done}, ${table.unchanged}, ${table.refused}) >= 0 and ${table.done} + ${table.unchanged} + ${table.refused} <= ${table.total}`,
    ),
  ],
);

export type BulkActRecord = typeof bulkActs.$inferSelect;
