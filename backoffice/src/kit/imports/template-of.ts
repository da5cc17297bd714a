import type { Locale } from '@semilla/contract';

/** The separator that spreadsheets expect in each language. */
const separators: Record<Locale, string> = { es: ';', en: ',' };

/** A CSV file with headings only. Its first character tells spreadsheets that it is UTF-8. */
export const templateOf = (headings: readonly string[], locale: Locale): Blob =>
  new Blob([`\uFEFF${headings.join(separators[locale])}\r\n`], { type: 'text/csv' });
