import type { Field } from '@semilla/contract';
import { dayFromTyped, decimalFromTyped } from '@semilla/format';
import { type Locale, wordOr } from '@semilla/i18n';
import { plainWords } from './plain-words.ts';

/** The ids and codes behind the names that people write, by field and by `plainWords` of the name. */
export type Lookups = Readonly<Record<string, ReadonlyMap<string, string>>>;

const locales: readonly Locale[] = ['es', 'en'];
const booleans = new Map([
  ...['si', 'yes', 'true', 'verdadero', '1'].map((word) => [word, true] as const),
  ...['no', 'false', 'falso', '0'].map((word) => [word, false] as const),
]);

/** The choice whose word in one of our languages, or whose name in the API, is written. */
function choiceNamed({ choices = [], words }: Field, text: string): string | undefined {
  const written = plainWords(text);
  return choices.find((choice) =>
    [choice, ...locales.map((locale) => wordOr(locale, `${words}.${choice}`, choice))]
      .map(plainWords)
      .includes(written),
  );
}

/** Reads an amount as people here write it, or in English with commas between thousands: `1,234.56`. */
function decimalNamed(text: string): string | undefined {
  const bare = text.replace(/[\s€%]/g, '');
  const isEnglish = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(bare);
  return decimalFromTyped(isEnglish ? bare.replaceAll(',', '') : bare);
}

/** Reads a whole number with or without separators between thousands: `1.000`, `1,000`. */
const integerNamed = (text: string) =>
  /^\d{1,3}(?:[.,]\d{3})+$|^\d+$/.test(text) ? Number(text.replace(/[.,]/g, '')) : undefined;

function read(field: Field, text: string, lookups: Lookups): unknown {
  const { kind, name } = field;
  if (lookups[name]) return lookups[name].get(plainWords(text));
  if (kind === 'choice') return choiceNamed(field, text);
  if (kind === 'boolean') return booleans.get(plainWords(text));
  if (kind === 'money' || kind === 'percent') return decimalNamed(text);
  if (kind === 'integer') return integerNamed(text);
  if (kind === 'day') return dayFromTyped(text);
  return text;
}

/** The value of a cell as the API takes it; undefined for an empty cell, and the text itself if it cannot be read. */
export function readValue(field: Field, cell: string, lookups: Lookups): unknown {
  // Exports put a tab before a text that a spreadsheet would otherwise run as a formula.
  const text = cell.replace(/^\t/, '').trim();
  return text === '' ? undefined : (read(field, text, lookups) ?? text);
}
