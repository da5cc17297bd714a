import { fieldLists } from '@semilla/contract/field-lists';
import { textAt } from '@semilla/i18n/text-at';
import { kebabCase } from './kebab-case.ts';
import type { Words } from './load-words.ts';
import { exceptions } from './resource-exceptions.ts';

const namesIn = (words: Words, { fields }: (typeof fieldLists)[number]) =>
  Object.fromEntries(
    Object.values(fields)
      .filter(({ hidden }) => !hidden)
      .map(({ name, label }) => [name, textAt(words, label) ?? label]),
  );

/** The names under which the backoffice shows a resource of the API. The API name comes first. */
function shownNames(apiName: string): string[] {
  const others = Object.entries(exceptions).filter(([, { of }]) => of === apiName);
  return [apiName, ...others.map(([name]) => name)];
}

/** Labels for columns that have none of their own. React-admin looks them up, for example in the sort menu of cards. */
export function columnNames(words: Words): Record<string, { fields: Record<string, string> }> {
  return Object.fromEntries(
    fieldLists.flatMap((list) =>
      shownNames(kebabCase(list.resource)).map((name) => [name, { fields: namesIn(words, list) }]),
    ),
  );
}
