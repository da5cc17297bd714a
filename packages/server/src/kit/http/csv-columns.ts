import { csvFields, type Field, type FieldList } from '@semilla/contract';
import { type CsvValue, twoPlaces } from './csv.ts';

export interface CsvColumn<Row> {
  label: string;
  value: (row: Row) => CsvValue;
}

/** The values of columns whose field is not in the row, or is no plain value. */
export type CsvValues<Row> = Readonly<Record<string, (row: Row) => CsvValue>>;

const withTwoPlaces = ['money', 'percent'];

function columnValue<Row>({ name, kind, isDerived }: Field): (row: Row) => CsvValue {
  if (isDerived || kind === 'parts' || kind === 'several') {
    throw new Error(`The column ${name} needs a value of its own.`);
  }
  const read = (row: Row) => row[name as keyof Row] as CsvValue;
  return withTwoPlaces.includes(kind) ? (row) => twoPlaces(read(row) as number | null) : read;
}

/** The columns of a CSV, from the field list of its rows. */
export function csvColumns<Row>(list: FieldList, values: CsvValues<Row> = {}): CsvColumn<Row>[] {
  const fields = csvFields(list);
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name));
  if (unknown.length) throw new Error(`No column of ${list.resource} is called ${unknown.join(', ')}.`);
  return fields.map((field) => ({
    label: `fields.${list.resource}.${field.name}`,
    value: values[field.name] ?? columnValue(field),
  }));
}
