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

/** Writes all examples of all mails in one language. */
export function writeExamples(
  language: Locale,
  values: ExampleValues = exampleValues[language],
): WrittenExample[] {
  const to = { name: values.name, language };
  return [...Map.groupBy(allMails, ({ kind }) => kind)].flatMap(([kind, mails]) =>
    mails
      .flatMap(({ examples }) => examples)
      .map(({ variant, write }, index) => ({ kind, index, variant, letter: write(to, values) })),
  );
}
