import { identificationProblems, kindProblems, type UserKind } from '@semilla/contract';
import { InvalidInput } from '../../kit/errors.ts';
import { isCountry } from '../../misc/countries/names.ts';

type Identification = Parameters<typeof identificationProblems>[0];
type Given = Parameters<typeof kindProblems>[1] & Identification & { nationality?: string | null };

/**
 * Checks that the fields fit a person or a company, fit the stored identity document (`before`), and name an existing
 * country.
 */
export function checkPerson(kind: UserKind, given: Given, before?: Identification): void {
  const problems = [...kindProblems(kind, given), ...identificationProblems({ ...before, ...given })];
  const wrong = problems.map(({ path, message }) => ({ path: path.join('.'), code: message, params: {} }));
  const { nationality } = given;
  if (nationality && !isCountry(nationality))
    wrong.push({ path: 'nationality', code: 'country', params: {} });
  if (wrong.length) throw new InvalidInput(wrong);
}
