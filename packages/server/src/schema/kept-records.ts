import { keptKinds } from '@semilla/contract';
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { id } from './columns/columns.ts';
import { users } from './users.ts';

const day = (name: string) => date(name, { mode: 'string' });

/**
 * Data of closed accounts that the law requires the platform to keep. Only internal control sees it, until
 * the day of its deletion.
 */
export const keptRecords = pgTable(
  'kept_records',
  {
    keptRecordId: id('kept_record_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    kind: text('kind', { enum: keptKinds }).notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The identification number for finding a person, reduced to capital letters and digits. */
    number: text('number'),
    closedOn: day('closed_on').notNull(),
    eraseOn: day('erase_on').notNull(),
  },
  (table) => [
    index('kept_records_user_index').on(table.userId),
    index('kept_records_number_index').on(table.number),
    index('kept_records_closed_index').on(table.closedOn, table.keptRecordId),
    index('kept_records_erase_index').on(table.eraseOn, table.keptRecordId),
    isOneOf('kept_records_kind_known', table.kind, keptKinds),
  ],
);
