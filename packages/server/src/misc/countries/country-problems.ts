import type { FieldError } from '@semilla/contract';
import { isCountry } from './names.ts';

/** Errors for countries that do not exist, with the paths of their fields. */
export function countryProblems(
  given: readonly (readonly [path: string, country: string | null | undefined])[],
) {
  return given
    .filter(([, country]) => country && !isCountry(country))
    .map(([path]): FieldError => ({ path, code: 'country', params: {} }));
}

/** The paths and countries of people in a list, as input for `countryProblems`. */
export const countriesOf = (path: string, people: readonly { country: string }[] | null | undefined) =>
  (people ?? []).map(({ country }, index) => [`${path}.${index}.country`, country] as const);
