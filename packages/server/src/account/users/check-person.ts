import { identificationProblems, kindProblems, type UserKind } from '@semilla/contract';
import { InvalidInput } from '../../errors.ts';
import { isCountry } from '../../misc/countries/names.ts';

type Identification = Parameters<typeof identificationProblems>[0];
type Given = Parameters<typeof kindProblems>[1] & Identification & { nationality?: string | null };

/**
 * What is written of somebody must suit a person or a company, go with what stays as it is, and name a country that is
 * one.
 */
export function checkPerson(kind: UserKind, given: Given, before?: Identification): void {
  const problems = [...kindProblems(kind, given), ...identificationProblems({ ...before, ...given })];
  const wrong = problems.map(({ path, message }) => ({ path: path.join('.'), code: message, params: {} }));
  const { nationality } = given;
  if (nationality && !isCountry(nationality))
    wrong.push({ path: 'nationality', code: 'country', params: {} });
  if (wrong.length) throw new InvalidInput(wrong);
}
