import type { InputOf } from '../shared/endpoint.ts';
import type * as v1 from '../v1.ts';

export type NewPromotion = Pick<
  InputOf<typeof v1.promotions.create>['body'],
  'promotionTypeId' | 'title' | 'startsAt' | 'endsAt'
>;

const weekMs = 7 * 86_400_000;
let count = 0;

/** A promotion without images. Each gets its own week, later than all dates that tests use. */
export function buildNewPromotion(
  overrides: Partial<NewPromotion> & Pick<NewPromotion, 'promotionTypeId'>,
): NewPromotion {
  count += 1;
  const startsAt = new Date(Date.UTC(2050, 0, 3) + count * weekMs);
  return {
    title: `Sin comisión de gestión, semana ${count}`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + weekMs),
    ...overrides,
  };
}
