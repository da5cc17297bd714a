import type { Locale } from '@semilla/i18n';
import type { Letter } from '@semilla/server/kit/mail/letter.ts';
import type { ExampleValues } from '@semilla/server/kit/mail/mail-kind.ts';
import { allMails } from '@semilla/server/start/mails.ts';
import { exampleValues } from './example-values.ts';

export interface WrittenExample {
  kind: string;
  /** The number of the variant. */
  index: number;
  variant: string;
  letter: Letter;
}

const mailsOfKind = Map.groupBy(allMails, ({ kind }) => kind);
const examplesOf = (kind: string) => (mailsOfKind.get(kind) ?? []).flatMap(({ examples }) => examples);

/** Writes all examples of all mails in one language. */
export function writeExamples(
  language: Locale,
  values: ExampleValues = exampleValues[language],
): WrittenExample[] {
  const to = { name: values.name, language };
  return [...mailsOfKind.keys()].flatMap((kind) =>
    examplesOf(kind).map(({ variant, write }, index) => ({
      kind,
      index,
      variant,
      letter: write(to, values),
    })),
  );
}

/** Writes one example of a kind of mail, if there is one with this number. */
export function writeExample(language: Locale, kind: string, index: number): WrittenExample | undefined {
  const example = examplesOf(kind)[index];
  const values = exampleValues[language];
  const to = { name: values.name, language };
  return example && { kind, index, variant: example.variant, letter: example.write(to, values) };
}
