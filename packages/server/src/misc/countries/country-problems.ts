import type { FieldError } from '@semilla/contract';
import { isCountry } from './names.ts';

/** The errors of countries that do not exist, by the path of their field. */
export function countryProblems(
  given: readonly (readonly [path: string, country: string | null | undefined])[],
) {
  return given
    .filter(([, country]) => country && !isCountry(country))
    .map(([path]): FieldError => ({ path, code: 'country', params: {} }));
}

/** The same for the countries of people in a list. */
export const countriesOf = (path: string, people: readonly { country: string }[] | null | undefined) =>
  (people ?? []).map(({ country }, index) => [`${path}.${index}.country`, country] as const);
