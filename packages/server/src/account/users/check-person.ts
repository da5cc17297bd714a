import {
  documentNumberProblems,
  type FieldError,
  identificationProblems,
  kindProblems,
  type UserKind,
} from '@semilla/contract';
import { InvalidInput } from '../../kit/errors.ts';
import { countryProblems } from '../../misc/countries/country-problems.ts';

type Identification = Parameters<typeof documentNumberProblems>[0];
type Given = Parameters<typeof kindProblems>[1] & Identification;

/**
 * Checks that the fields fit a person or a company, match the stored identity document (`before`), and name an
 * existing country.
 */
export function checkPerson(kind: UserKind, given: Given, before?: Identification): void {
  const whole = { ...before, ...given };
  const problems = [
    ...kindProblems(kind, given),
    ...identificationProblems(whole),
    // An invalid number from before this check existed must not prevent other changes.
    ...(given.identificationDocumentNumber ? documentNumberProblems(whole) : []),
  ];
  const wrong: FieldError[] = problems.map(({ path, message }) => ({
    path: path.join('.'),
    code: message,
    params: {},
  }));
  wrong.push(...countryProblems([['nationality', given.nationality]]));
  if (wrong.length) throw new InvalidInput(wrong);
}
