import type pg from 'pg';
import { idOf, kinds } from './id-of.ts';

interface Column {
  name: string;
  type: string;
  isFilled: boolean;
  /** The values that a check allows, such as the states of a record. */
  choices: string[] | null;
}

/** The columns of a table, with the values that a check allows. */
const columnsOf = `
  select attname as name, format_type(atttypid, atttypmod) as type,
    case
      -- Moments and days that are now by default would be the same in all rows.
      when attnotnull then not atthasdef or atttypid in ('timestamptz'::regtype, 'date'::regtype)
      -- A reference that may be missing is filled, unless a rule ties it to another column.
      else atttypid = 'uuid'::regtype and not exists (
        select 1 from pg_constraint where contype = 'c' and conrelid = attrelid and attnum = any(conkey) and cardinality(conkey) > 1)
    end as "isFilled",
    (select array(select (regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''::text', 'g'))[1])
     from pg_constraint where contype = 'c' and conrelid = attrelid and conkey = array[attnum]
       and pg_get_constraintdef(oid) like '%= ANY (ARRAY[%' limit 1) as choices
  from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

const emptyTables = `
  select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = 'public' and relkind = 'r' and reltuples <= 0`;

const kindsOfIds: [name: RegExp, kind: number][] = [
  [/user|manager|admin|_by_id$/, kinds.user],
  [/^project_id$/, kinds.project],
  [/^order_id$/, kinds.order],
  [/^ticket_id$/, kinds.ticket],
  [/^document_id$/, kinds.document],
];

const idFor = (name: string) => idOf(kindsOfIds.find(([known]) => known.test(name))?.[1] ?? kinds.other, 'i');

const values: [type: RegExp, value: string][] = [
  [/^text/, "'Texto ' || md5(i::text)"],
  [/^timestamp/, "timestamptz '2024-01-01' + i * interval '7 minutes'"],
  [/^date/, "date '2024-01-01' + i % 700"],
  [/^(integer|bigint|smallint|numeric)/, '1 + i % 100'],
  [/^boolean/, 'i % 500 = 0'],
  [/^jsonb/, "'{}'"],
  [/^bytea/, 'md5(i::text)::bytea'],
];

function sqlFor({ name, type, choices }: Column): string | undefined {
  if (choices?.length) return `(array['${choices.join("','")}'])[1 + i % ${choices.length}]`;
  return type === 'uuid' ? idFor(name) : values.find(([known]) => known.test(type))?.[1];
}

async function fillTable(client: pg.Client, table: string, rows: number): Promise<void> {
  const found = await client.query<Column>(columnsOf, [table]);
  const columns = found.rows.filter(({ isFilled }) => isFilled);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const filled = columns.map((column) => sqlFor(column) ?? 'null').join(', ');
  await client.query(
    `insert into "${table}" (${names}) select ${filled} from generate_series(1, ${rows}) as i`,
  );
  await client.query(`vacuum analyze "${table}"`);
}

/**
 * Fills the tables that are still empty by the types of their columns, except `small` ones. Returns why the rules of a
 * table refused such rows: it stays empty, and if a list reads it whole, `fill.ts` must fill it.
 */
export async function fillOthers(
  client: pg.Client,
  rows: number,
  small: readonly string[],
): Promise<Map<string, string>> {
  const { rows: empty } = await client.query<{ name: string }>(emptyTables);
  const refusals = new Map<string, string>();
  for (const { name } of empty.filter((table) => !small.includes(table.name)))
    await fillTable(client, name, rows).catch(({ message }) => refusals.set(name, message));
  return refusals;
}
