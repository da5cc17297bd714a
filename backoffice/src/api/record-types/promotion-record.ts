import type { promotion } from '@semilla/contract';
import type { RecordOf } from '../as-record-value.ts';

export type PromotionRecord = RecordOf<typeof promotion>;

export const promotionStages = ['active', 'planned', 'over'] as const;
export type PromotionStage = (typeof promotionStages)[number];

export function stageOf({ active, startsAt }: PromotionRecord, now: Date): PromotionStage {
  if (active) return 'active';
  return Date.parse(startsAt) > now.getTime() ? 'planned' : 'over';
}
