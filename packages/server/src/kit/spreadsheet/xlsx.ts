import { setImmediate } from 'node:timers/promises';
import { civilDateAt, daysBetween, decimalFromCents } from '@semilla/contract';
import { formatTime } from '@semilla/format';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { formats, partsFor, sheetEnd, sheetPath, sheetStart } from './xlsx-parts.ts';

/** Text, a whole number, an amount, a day or a moment, which is shown in Spanish time; null for an empty cell. */
export type Cell = string | number | { cents: number } | { day: string } | { at: Date } | null;
export type Row = readonly Cell[];

export interface Sheet {
  name: string;
  head: readonly string[];
  /** Column widths in characters. */
  widths: readonly number[];
  rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

/** Spreadsheets read at most 1,048,576 rows of a sheet. */
const rowsMax = 1_000_000;
/** Few, because compressing blocks the process. */
const rowsAtOnce = 250;
const firstDay = '1899-12-30';

const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>]/g, (sign) => signs[sign] as string);

const textCell = (text: string, format: number) =>
  `<c t="inlineStr" s="${format}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const numberCell = (value: number | string, format: number) => `<c s="${format}"><v>${value}</v></c>`;

const dayNumber = (day: string) => daysBetween(firstDay, day);

/** The day and the part of it that has passed, to the minute. */
function momentNumber(at: Date): number {
  const [hours = 0, minutes = 0] = formatTime(at).split(':').map(Number);
  return dayNumber(civilDateAt(at)) + (hours * 60 + minutes) / 1_440;
}

function cellXml(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return textCell(cell, formats.plain);
  if (typeof cell === 'number') return numberCell(cell, formats.plain);
  if ('cents' in cell) return numberCell(decimalFromCents(cell.cents), formats.money);
  if ('at' in cell) return numberCell(momentNumber(cell.at), formats.moment);
  return numberCell(dayNumber(cell.day), formats.day);
}

const rowXml = (row: Row) => `<row>${row.map(cellXml).join('')}</row>`;
const headXml = (head: readonly string[]) =>
  `<row>${head.map((text) => textCell(text, formats.head)).join('')}</row>`;

/** Collects the bytes of a zip file in the order they are written. */
class Package {
  #chunks: Uint8Array[] = [];
  #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#chunks.push(chunk);
  });

  add(path: string): (text: string, isLast?: boolean) => void {
    const file = new ZipDeflate(path);
    this.#zip.add(file);
    return (text, isLast = false) => file.push(strToU8(text), isLast);
  }

  end() {
    this.#zip.end();
  }

  take(): Uint8Array[] {
    return this.#chunks.splice(0);
  }
}

async function* inSlices({ rows }: Sheet): AsyncGenerator<readonly Row[]> {
  for await (const some of rows)
    for (let first = 0; first < some.length; first += rowsAtOnce) {
      yield some.slice(first, first + rowsAtOnce);
      await setImmediate();
    }
}

/** Streams an Excel workbook: rows are read as they are sent. A sheet that is too long continues on another one. */
export async function* xlsx(sheets: readonly Sheet[], sheetMax = rowsMax): AsyncGenerator<Uint8Array> {
  const file = new Package();
  const names: string[] = [];
  const begin = ({ name, widths, head }: Sheet, number: number) => {
    names.push(number === 1 ? name : `${name} ${number}`);
    const write = file.add(sheetPath(names.length));
    write(sheetStart(widths) + headXml(head));
    return write;
  };
  for (const sheet of sheets) {
    let number = 1;
    let write = begin(sheet, number);
    let written = 0;
    for await (const rows of inSlices(sheet)) {
      if (written > 0 && written + rows.length > sheetMax) {
        write(sheetEnd(sheet.head.length, written + 1), true);
        number += 1;
        write = begin(sheet, number);
        written = 0;
      }
      write(rows.map(rowXml).join(''));
      written += rows.length;
      yield* file.take();
    }
    write(sheetEnd(sheet.head.length, written + 1), true);
  }
  for (const [path, text] of Object.entries(partsFor(names))) file.add(path)(text, true);
  file.end();
  yield* file.take();
}
