import { kindProblems, type UserKind } from '@semilla/contract';
import { InvalidInput } from '../../errors.ts';
import { isCountry } from '../../misc/index.ts';

/** What is written of somebody must suit a person or a company, and name a country that is one. */
export function checkPerson(
  kind: UserKind,
  given: Parameters<typeof kindProblems>[1] & { nationality?: string | null },
): void {
  const wrong = kindProblems(kind, given).map(({ path, message }) => ({
    path: path.join('.'),
    code: message,
    params: {},
  }));
  const { nationality } = given;
  if (nationality && !isCountry(nationality))
    wrong.push({ path: 'nationality', code: 'country', params: {} });
  if (wrong.length) throw new InvalidInput(wrong);
}
