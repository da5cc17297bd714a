import { type FieldProblems, problemsOf } from '@semilla/client';
import { documentNumberProblems, identificationProblems, kindProblems, v1 } from '@semilla/contract';
import type { Me } from '../session/session-store.ts';
import { type PersonalValues, personalBody } from './personal-values.ts';

export function personalProblems(me: Me, values: PersonalValues): FieldProblems {
  const body = personalBody(me, values);
  const others = [
    ...kindProblems(me.kind, body),
    ...identificationProblems(body),
    ...documentNumberProblems(body),
  ];
  return {
    ...problemsOf(v1.me.edit.body, body),
    ...Object.fromEntries(
      others.map(({ path, message }) => [path.join('.'), { code: message, params: {} } as const]),
    ),
  };
}
