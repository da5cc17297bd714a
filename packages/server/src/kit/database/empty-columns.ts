import { getTableColumns, type InferSelectModel, type Table } from 'drizzle-orm';

type EmptyColumns<Row> = { [Name in keyof Row as null extends Row[Name] ? Name : never]: null };

/** Null for every nullable column, so an example row lists only the columns it fills. */
export function emptyColumns<T extends Table>(table: T): EmptyColumns<InferSelectModel<T>> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { notNull }]) => !notNull);
  return Object.fromEntries(columns.map(([name]) => [name, null])) as EmptyColumns<InferSelectModel<T>>;
}
