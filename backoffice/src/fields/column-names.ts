import { fieldLists } from '@semilla/contract/field-lists';
import { type Locale, translate } from '@semilla/i18n';
import { kebabCase } from '../providers/kebab-case.ts';
import { exceptions } from '../providers/resource-exceptions.ts';

const namesIn = (locale: Locale, { fields }: (typeof fieldLists)[number]) =>
  Object.fromEntries(
    Object.values(fields)
      .filter(({ hidden }) => !hidden)
      .map(({ name, label }) => [name, translate(locale, label)]),
  );

/** The names under which the backoffice shows a resource of the API. */
function shownNames(apiName: string): string[] {
  const others = Object.entries(exceptions).filter(([, { of }]) => of === apiName);
  return [apiName, ...others.map(([name]) => name)];
}

/** The labels that react-admin looks up for columns without one, for example in the sort menu of cards. */
export function columnNames(locale: Locale): Record<string, { fields: Record<string, string> }> {
  return Object.fromEntries(
    fieldLists.flatMap((list) =>
      shownNames(kebabCase(list.resource)).map((name) => [name, { fields: namesIn(locale, list) }]),
    ),
  );
}
