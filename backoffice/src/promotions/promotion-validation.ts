import {
  type PromotionImageKind,
  promotionImageAdvice,
  promotionPeriodProblem,
  suitsPromotion,
} from '@semilla/contract';
import { type FormProblems, fieldProblem } from '../inputs/form-problems.ts';
import { sizeOf } from './measured-sizes.ts';

export const imageFields = { large: 'imageLarge', small: 'imageSmall' } as const;
type Values = Record<string, unknown>;
const moment = (value: unknown) => (typeof value === 'string' ? new Date(value) : undefined);

function imageProblem(kind: PromotionImageKind, values: Values, isNew: boolean): FormProblems {
  const field = imageFields[kind];
  const file = values[field];
  if (!(file instanceof File)) return isNew ? { [field]: fieldProblem('required') } : {};
  const size = sizeOf(file);
  if (!size || suitsPromotion(kind, size)) return {};
  return { [field]: fieldProblem('promotion_image_size', promotionImageAdvice[kind]) };
}

/** Rules across the fields of a promotion: its period, and the sizes of its pictures. */
export function promotionProblems(values: Values, isNew: boolean): FormProblems {
  const period = promotionPeriodProblem({ startsAt: moment(values.startsAt), endsAt: moment(values.endsAt) });
  return {
    ...(period && { [period.path.join('.')]: fieldProblem(period.message) }),
    ...imageProblem('large', values, isNew),
    ...imageProblem('small', values, isNew),
  };
}
