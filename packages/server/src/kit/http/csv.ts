import { decimalFromCents } from '@semilla/contract';

export type CsvValue = string | number | boolean | Date | null | undefined;

/** Converts an amount or percentage, stored as an integer in its smallest unit, to two decimals. */
export const twoPlaces = (value: number | null) => (value === null ? null : decimalFromCents(value));

// A spreadsheet runs a cell that begins like this as a formula.
const formula = /^[=+\-@\t\r]/;
// With decimal commas, as in Spain, a spreadsheet ends a cell at a semicolon, even inside quotes.
const formulaAfterSemicolon = /;(?=\s*[=+\-@])/g;
const formulaAfterLineBreak = /(\r\n?|\n)(?=[=+\-@])/g;
// A tab is invisible in spreadsheets, while an apostrophe would show.
const guard = '\t';
/** A number or a telephone number computes nothing. */
const harmless = /^(?:-?\d+(?:[.,]\d+)?|\+\d+(?: \d+)*)$/;

function textOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  const text = String(value)
    .replace(formulaAfterSemicolon, `;${guard}`)
    .replace(formulaAfterLineBreak, `$1${guard}`);
  return formula.test(text) && !harmless.test(text) ? `${guard}${text}` : text;
}

function cell(value: CsvValue, separator: string): string {
  const text = textOf(value);
  // A tab too is quoted: some programs end a cell there.
  return text.includes(separator) || /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV line as in RFC 4180. */
export function csvLine(values: readonly CsvValue[], separator = ','): string {
  return `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;
}

/** Without it, spreadsheets show accented letters wrongly. */
export const byteOrderMark = '\uFEFF';
