import { type PromotionImageKind, promotionPeriodProblem } from '@semilla/contract';
import { type FormProblems, fieldProblem } from '../../api/form-problems.ts';

export const imageFields = { large: 'imageLarge', small: 'imageSmall' } as const;
type Values = Record<string, unknown>;
const moment = (value: unknown) => (typeof value === 'string' ? new Date(value) : undefined);

function imageProblem(kind: PromotionImageKind, values: Values, isNew: boolean): FormProblems {
  const field = imageFields[kind];
  const isMissing = isNew && !(values[field] instanceof File);
  return isMissing ? { [field]: fieldProblem('required') } : {};
}

/** Rules across fields: the period and the two pictures. */
export function promotionProblems(values: Values, isNew: boolean): FormProblems {
  const period = promotionPeriodProblem({ startsAt: moment(values.startsAt), endsAt: moment(values.endsAt) });
  return {
    ...(period && { [period.path.join('.')]: fieldProblem(period.message) }),
    ...imageProblem('large', values, isNew),
    ...imageProblem('small', values, isNew),
  };
}
