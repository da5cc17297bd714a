import { bigint, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from './new-id.ts';

export const id = (name: string) =>
  uuid(name)
    .primaryKey()
    .$defaultFn(() => newId());

export const cents = (name: string) => bigint(name, { mode: 'number' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** Incremented whenever a person edits the row, so edits of an older version are refused: see `kit/database/versions.ts`. */
export const version = () => integer('version').notNull().default(1);

export const bytes = customType<{ data: Buffer }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value as Uint8Array),
});
