import { getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './types.ts';

type Row = Record<string, unknown>;

/** Whether a column is one of many values; the SQL text is the same for any number of values. */
export function isOneOf(column: SQLWrapper, values: readonly string[], type: 'uuid' | 'text' = 'uuid'): SQL {
  const list = sql`${JSON.stringify(values)}::jsonb`;
  return sql`${column} = any(array(select jsonb_array_elements_text(${list})::${sql.raw(type)}))`;
}

function onWire(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}

function columnsIn(table: PgTable, rows: readonly Row[]): [key: string, column: PgColumn][] {
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  return columns.filter(([key]) => rows.some((row) => row[key] !== undefined));
}

const names = (columns: [string, PgColumn][], prefix = '') =>
  sql.raw(columns.map(([, { name }]) => `${prefix}"${name}"`).join(', '));

/** Passes any number of rows to a statement as a table, in a single parameter. */
function rowsAsTable(columns: [string, PgColumn][], rows: readonly Row[]): SQL {
  const list = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, onWire(row[key])])),
  );
  const types = columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', ');
  return sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as given(${sql.raw(types)})`;
}

/** Inserts any number of rows with one statement. Returns how many were inserted: `onConflict` may skip some. */
export async function insertRows<T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: SQL = sql``,
): Promise<number> {
  if (!rows.length) return 0;
  const columns = columnsIn(table, rows);
  const result = await tx.execute(
    sql`insert into ${table} (${names(columns)}) select ${names(columns, 'given.')} from ${rowsAsTable(columns, rows)} ${onConflict}`,
  );
  return result.rowCount ?? result.affectedRows ?? 0;
}

/** Inserts rows, or updates the given columns of rows that exist. */
export async function putRows<T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  { key, changes }: { key: PgColumn; changes: PgColumn[] },
): Promise<void> {
  const set = changes.map(({ name }) => `"${name}" = excluded."${name}"`).join(', ');
  await insertRows(
    tx,
    table,
    rows,
    sql`on conflict (${sql.raw(`"${key.name}"`)}) do update set ${sql.raw(set)}`,
  );
}

/** Updates the given columns of any number of rows with one statement. */
export async function updateRows<T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  { key, changes }: { key: PgColumn; changes: PgColumn[] },
): Promise<void> {
  if (!rows.length) return;
  const wanted = new Set([key.name, ...changes.map(({ name }) => name)]);
  const columns = columnsIn(table, rows).filter(([, { name }]) => wanted.has(name));
  const set = changes.map(({ name }) => `"${name}" = given."${name}"`).join(', ');
  const isSameRow = sql.raw(`"${getTableName(table)}"."${key.name}" = given."${key.name}"`);
  await tx.execute(
    sql`update ${table} set ${sql.raw(set)} from ${rowsAsTable(columns, rows)} where ${isSameRow}`,
  );
}
