import { decimalFromCents, type Field } from '@semilla/contract';
import { formatDate, formatDateTime } from '@semilla/format';
import { type Locale, translate, wordOr } from '@semilla/i18n';
import type { CsvValue } from './csv.ts';

/** The column and decimal separators that a spreadsheet in this language expects. */
const signs: Record<Locale, { separator: string; decimal: string }> = {
  es: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

export const separatorIn = (locale: Locale): string => signs[locale].separator;

/** A day as a spreadsheet in this language reads it. English dates start with the year, or day and month would be swapped. */
function dayIn(locale: Locale, shown: string): string {
  return locale === 'es' ? shown : shown.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1');
}

function amountIn(locale: Locale, value: CsvValue): CsvValue {
  const text = typeof value === 'number' ? decimalFromCents(value) : value;
  return typeof text === 'string' ? text.replace('.', signs[locale].decimal) : text;
}

const regions: Record<Locale, Intl.DisplayNames> = {
  es: new Intl.DisplayNames(['es'], { type: 'region' }),
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
};

/** A field's value for people: translated words, Spanish time, and numbers that a spreadsheet in this language can sum. */
export function valueIn(
  locale: Locale,
  { kind, words }: Pick<Field, 'kind' | 'words'>,
  value: CsvValue,
): CsvValue {
  if (value === null || value === undefined || value === '') return value;
  if (words) return wordOr(locale, `${words}.${value}`, String(value));
  if (typeof value === 'boolean') return translate(locale, value ? 'misc.csv.yes' : 'misc.csv.no');
  if (value instanceof Date) return dayIn(locale, formatDateTime(value));
  if (kind === 'money' || kind === 'percent') return amountIn(locale, value);
  if (kind === 'day') return dayIn(locale, formatDate(String(value)));
  if (kind === 'instant') return dayIn(locale, formatDateTime(String(value)));
  if (kind === 'country') return regions[locale].of(String(value));
  return value;
}
