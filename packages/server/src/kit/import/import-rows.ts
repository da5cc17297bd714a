import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Field, type FieldError, fieldErrors } from '@semilla/contract';
import { type Locale, translate } from '@semilla/i18n';
import type { z } from 'zod';
import type { Change } from '../change/make-change.ts';
import { ApiError, Forbidden } from '../errors.ts';
import { inLanguage } from '../http/plugins/problems.ts';
import { type Aliases, type ImportColumn, matchColumns } from './match-columns.ts';
import type { Table, TableRow } from './read-table.ts';
import { type Lookups, readValue } from './read-value.ts';

export type Values = Readonly<Record<string, unknown>>;

/** How rows of a file become records. */
export interface Importing<Body> {
  /** The subject of a preview in the audit trail. */
  subjectType: 'user-import' | 'project-import';
  fields: readonly Field[];
  /** Other headings that people give the columns of fields. */
  aliases?: Aliases;
  lookups?: Lookups;
  /** Fields of the body that have another name than their column. */
  columnOf?: Readonly<Record<string, string>>;
  /** The field of the body that no two rows may share. */
  unique: string;
  nameOf: (values: Values) => string;
  /** Problems of a row that the schema does not find. */
  check?: (values: Values) => FieldError[];
  bodyOf: (values: Values) => Values;
  schema: z.ZodType<Body>;
  /** Creates the record and returns its id. */
  create: (change: Change, body: Body) => Promise<string>;
}

export interface Problem {
  heading: string | null;
  message: string;
}

export interface ImportedRow {
  row: number;
  name: string;
  /** Undefined if the row has problems. */
  recordId: string | undefined;
  problems: Problem[];
}

interface Reading {
  headings: readonly string[];
  columns: readonly ImportColumn[];
  columnOf: Readonly<Record<string, string>>;
  locale: Locale;
  /** The number of the first row with each value of the unique field. */
  seen: Map<unknown, number>;
}

/** Files contain names instead of ids, so a message about an id would confuse people. */
const codesForPeople: Record<string, string> = { id: 'unknown_name' };

function worded({ path, code, params }: FieldError, { columns, columnOf, locale }: Reading): Problem {
  const key = code.includes('.') ? `errors.${code}` : `validation.${codesForPeople[code] ?? code}`;
  const column = columns.find(({ field }) => field.name === (columnOf[path] ?? path));
  return { heading: column?.heading ?? null, message: translate(locale, key as never, params) };
}

function problemsOf(error: ApiError, reading: Reading): Problem[] {
  if (error.fields.length) return error.fields.map((field) => worded(field, reading));
  const words = inLanguage(error.params, reading.locale);
  return [{ heading: null, message: translate(reading.locale, `errors.${error.code}`, words) }];
}

/** A problem if an earlier row has the same value in the unique field. */
function repeated({ row }: TableRow, value: unknown, path: string, { seen }: Reading): FieldError[] {
  const key = String(value).toLowerCase();
  const earlier = value === undefined ? undefined : seen.get(key);
  if (earlier === undefined) seen.set(key, row);
  return earlier === undefined ? [] : [{ path, code: 'repeated_row', params: { row: earlier } }];
}

/** A problem if a cell has no heading: a value with the separator in it, without quotes, moves all cells behind it. */
function unnamedCells({ cells }: TableRow, { headings }: Reading): FieldError[] {
  const isUnnamed = cells.some((cell, index) => cell !== '' && !headings[index]);
  return isUnnamed ? [{ path: '', code: 'cell_without_heading', params: {} }] : [];
}

const nameLengthMax = 120;

async function importRow<Body>(change: Change, row: TableRow, importing: Importing<Body>, reading: Reading) {
  const { lookups = {}, unique, check, nameOf, bodyOf, schema, create } = importing;
  const values: Values = Object.fromEntries(
    reading.columns.map(({ field, index }) => [
      field.name,
      index === undefined ? undefined : readValue(field, row.cells[index] ?? '', lookups),
    ]),
  );
  const answer = { row: row.row, name: nameOf(values).slice(0, nameLengthMax) };
  const body = bodyOf(values);
  const parsed = schema.safeParse(body);
  const wrong = [
    ...(parsed.error ? fieldErrors(parsed.error) : []),
    ...(check?.(values) ?? []),
    ...unnamedCells(row, reading),
    ...repeated(row, body[unique], unique, reading),
  ];
  if (!parsed.success || wrong.length)
    return { ...answer, recordId: undefined, problems: wrong.map((problem) => worded(problem, reading)) };
  try {
    // Uses a savepoint, so that a refused row does not roll back the other rows.
    const recordId = await change.tx.transaction((tx) => create({ ...change, tx }, parsed.data));
    return { ...answer, recordId, problems: [] };
  } catch (error) {
    // Other errors concern the whole import.
    if (!(error instanceof ApiError) || error instanceof Forbidden || error.status >= 500) throw error;
    return { ...answer, recordId: undefined, problems: problemsOf(error, reading) };
  }
}

/** Creates a record for each row of a table, and collects the problems of the rows for which there is none. */
export async function importRows<Body>(
  change: Change,
  { headings, rows }: Table,
  importing: Importing<Body>,
  locale: Locale,
): Promise<{ rows: ImportedRow[]; ignored: string[] }> {
  const { fields, aliases, columnOf = {} } = importing;
  const { columns, ignored } = matchColumns(headings, { fields, aliases }, locale);
  if (columns.every(({ index }) => index === undefined)) throw new ApiError('file.not_a_table');
  const reading: Reading = { headings, columns, columnOf, locale, seen: new Map() };
  const imported: ImportedRow[] = [];
  for (const row of rows) {
    imported.push(await importRow(change, row, importing, reading));
    // The promises of the embedded database alone would leave other requests no turn until the last row.
    await nextTurn();
  }
  return { rows: imported, ignored };
}
