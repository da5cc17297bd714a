import { decimalFromCents } from '@semilla/contract';

export type CsvValue = string | number | boolean | Date | null | undefined;

/** Amounts and percentages are kept as integers of their smallest part; a table shows them with two places. */
export const twoPlaces = (value: number | null) => (value === null ? null : decimalFromCents(value));

// A spreadsheet takes a cell that begins like this for a formula, and would run it.
const formula = /^[=+\-@\t\r]/;
// Where commas are decimal, as in Spain, it takes a semicolon for the end of a cell, quoted or not.
const formulaAfterSemicolon = /;(?=\s*[=+\-@])/g;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

function textOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  const text = String(value).replace(formulaAfterSemicolon, ";'");
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

function cell(value: CsvValue): string {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of RFC 4180. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** Without it, spreadsheets read the letters of Spanish wrongly. */
export const byteOrderMark = '\uFEFF';
