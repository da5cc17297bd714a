import { centsFromDecimal, decimalFromCents, type Field } from '@semilla/contract';
import type { Locale } from '@semilla/i18n';
import type { CsvValue } from '../http/csv.ts';
import { valueIn } from '../http/csv-language.ts';
import type { Cell } from './xlsx.ts';

function centsOf(value: CsvValue): number {
  if (typeof value === 'number') return value;
  const text = String(value);
  return text.startsWith('-') ? -centsFromDecimal(text.slice(1)) : centsFromDecimal(text);
}

/** A field's value as a typed cell, so a workbook can sum and sort it; words become readable text. */
export function cellIn(locale: Locale, field: Pick<Field, 'kind' | 'words'>, value: CsvValue): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (field.kind === 'money') return { cents: centsOf(value) };
  if (field.kind === 'percent') return Number(typeof value === 'number' ? decimalFromCents(value) : value);
  if (field.kind === 'day') return { day: String(value) };
  if (value instanceof Date) return { at: value };
  if (field.kind === 'instant') return { at: new Date(String(value)) };
  if (field.kind === 'integer' && !field.words) return Number(value);
  return String(valueIn(locale, field, value));
}
