import type { Field } from '@semilla/contract';
import { type Locale, translate } from '@semilla/i18n';
import { plainWords } from './plain-words.ts';

/** A field and the place of its column in the file; no place if the file lacks the column. */
export interface ImportColumn {
  field: Field;
  index: number | undefined;
  heading: string;
}

const locales: readonly Locale[] = ['es', 'en'];

export type Aliases = Readonly<Record<string, readonly string[]>>;

/** What the heading of a field may be: its name in the API, its label in one of our languages, or an alias. */
function headingsOf({ name, label }: Field, aliases: Aliases): string[] {
  const labels = locales.map((locale) => translate(locale, label as never));
  return [name, ...labels, ...(aliases[name] ?? [])].map(plainWords);
}

/** Finds the columns of the fields by their headings. Other columns are ignored. */
export function matchColumns(
  headings: readonly string[],
  { fields, aliases = {} }: { fields: readonly Field[]; aliases?: Aliases | undefined },
  locale: Locale,
) {
  const written = headings.map(plainWords);
  const columns = fields.map((field): ImportColumn => {
    const known = headingsOf(field, aliases);
    const index = written.findIndex((heading) => known.includes(heading));
    return index < 0
      ? { field, index: undefined, heading: translate(locale, field.label as never) }
      : { field, index, heading: headings[index] as string };
  });
  const used = new Set(columns.map(({ index }) => index));
  return { columns, ignored: headings.filter((heading, index) => heading !== '' && !used.has(index)) };
}
