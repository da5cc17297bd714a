import { importRowsMax } from '@semilla/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { ApiError } from '../errors.ts';

/** A row of a spreadsheet. Its number counts the headings as row 1. */
export interface TableRow {
  row: number;
  cells: string[];
}

export interface Table {
  headings: string[];
  rows: TableRow[];
}

const separators = [';', ',', '\t'];
const columnsMax = 200;
const headingLengthMax = 100;
/** Some spreadsheets write the separator into a first line of its own: `sep=;`. */
const separatorLine = /^\uFEFF?sep=(.)\r?\n/i;

function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets on Windows use this encoding for CSV files by default.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that the first line contains most often. */
function separatorIn(text: string): string {
  const [headings = ''] = text.split(/\r?\n/, 1);
  const countOf = (separator: string) => headings.split(separator).length;
  return separators.toSorted((a, b) => countOf(b) - countOf(a))[0] as string;
}

function recordsIn(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorLine.exec(text)?.[1] ?? separatorIn(text),
      from_line: separatorLine.test(text) ? 2 : 1,
      // Without this option, the parser expects the line ending of the first line in all lines.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new ApiError('file.not_a_table', { cause: error });
    throw error;
  }
}

/** Reads a CSV file with headings as spreadsheets write it: with semicolons, commas or tabs, in UTF-8 or Windows-1252. */
export async function readTable(file: File): Promise<Table> {
  const [headings = [], ...records] = recordsIn(textIn(await file.bytes()));
  if (headings.length > columnsMax) throw new ApiError('file.not_a_table');
  const rows = records
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!rows.length) throw new ApiError('file.no_rows');
  if (rows.length > importRowsMax)
    throw new ApiError('file.too_many_rows', { params: { rows: rows.length, max: importRowsMax } });
  return { headings: headings.map((heading) => heading.slice(0, headingLengthMax)), rows };
}
