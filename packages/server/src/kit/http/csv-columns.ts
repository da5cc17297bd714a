import { csvFields, type Field, type FieldList } from '@semilla/contract';
import type { Locale } from '@semilla/i18n';
import { cellIn } from '../spreadsheet/cell-in.ts';
import type { Cell } from '../spreadsheet/xlsx.ts';
import type { CsvValue } from './csv.ts';
import { valueIn } from './csv-language.ts';

export interface CsvColumn<Row> {
  label: string;
  isForStaff: boolean;
  isTime: boolean;
  value: (row: Row, locale: Locale) => CsvValue;
  /** The value for a workbook, where amounts and days are numbers. */
  cell: (row: Row, locale: Locale) => Cell;
}

/** Values for columns whose field is missing in the row or is not a plain value. */
export type CsvValues<Row> = Readonly<Record<string, (row: Row, locale: Locale) => CsvValue>>;

function columnValue<Row>({ name, kind, isDerived }: Field): (row: Row) => CsvValue {
  if (isDerived || kind === 'parts' || kind === 'several' || kind === 'lines') {
    throw new Error(`The column ${name} needs a value of its own.`);
  }
  return (row) => row[name as keyof Row] as CsvValue;
}

/** The columns of a CSV, from the field list of its rows. */
export function csvColumns<Row>(list: FieldList, values: CsvValues<Row> = {}): CsvColumn<Row>[] {
  const fields = csvFields(list);
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name));
  if (unknown.length) throw new Error(`No column of ${list.resource} is called ${unknown.join(', ')}.`);
  return fields.map((field) => {
    const read = values[field.name] ?? columnValue<Row>(field);
    return {
      label: `fields.${list.resource}.${field.name}`,
      isForStaff: field.seenBy === 'staff',
      isTime: field.kind === 'instant',
      value: (row, locale) => valueIn(locale, field, read(row, locale)),
      cell: (row, locale) => cellIn(locale, field, read(row, locale)),
    };
  });
}
