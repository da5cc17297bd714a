import { type FieldProblem, type FieldProblems, problemsOf } from '@semilla/client';
import { meetsCriteria, type UserKind, v1 } from '@semilla/contract';
import type { Say } from '../../lib/words.ts';
import {
  figureOf,
  figuresFor,
  isCounted,
  isSophisticated,
  type KindValues,
  statedIn,
} from './kind-request.ts';

function figureProblems(values: KindValues, userKind: UserKind): FieldProblems {
  if (!isSophisticated(values)) return {};
  const wrong = figuresFor(userKind).filter((name) => figureOf(name, String(values[name])) === undefined);
  return Object.fromEntries(
    wrong.map((name): [string, FieldProblem] => [
      name,
      { code: isCounted(name) ? 'integer' : 'money', params: {} },
    ]),
  );
}

const required: FieldProblem = { code: 'required', params: {} };

/** Checks the category and document that a professional must send. */
function proofProblems(values: KindValues): FieldProblems {
  const { professionalCategory, document } = values;
  const isProfessional = !isSophisticated(values);
  const wrong = document && problemsOf(v1.investorKinds.create.body, { document }).document;
  return {
    ...(isProfessional && !professionalCategory && { professionalCategory: required }),
    ...(isProfessional && !document && { document: required }),
    ...(wrong && { document: wrong }),
  };
}

const unconfirmed: FieldProblem = { code: 'confirm', params: {} };

/** Checks a request before it is sent. */
export function kindProblems(values: KindValues, userKind: UserKind, say: Say): FieldProblems {
  const { attestsCriteria, attestsAwareness, attestsTruth } = values;
  const isEnough = !isSophisticated(values) || meetsCriteria(userKind, statedIn(values, userKind));
  const criteria = isEnough ? unconfirmed : { message: say('investor.site.form.notEnough') };
  return {
    ...figureProblems(values, userKind),
    ...proofProblems(values),
    ...((!attestsCriteria || !isEnough) && { attestsCriteria: criteria }),
    ...(!attestsAwareness && { attestsAwareness: unconfirmed }),
    ...(!attestsTruth && { attestsTruth: unconfirmed }),
  };
}
