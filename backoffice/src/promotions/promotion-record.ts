import type { promotion } from '@semilla/contract';
import type { Wire } from '../providers/wire.ts';

export type PromotionRecord = Wire<typeof promotion>;

export const promotionStages = ['active', 'planned', 'over'] as const;
export type PromotionStage = (typeof promotionStages)[number];

/** The stage of a promotion: active, planned or over. */
export function stageOf({ active, startsAt }: PromotionRecord, now: Date): PromotionStage {
  if (active) return 'active';
  return Date.parse(startsAt) > now.getTime() ? 'planned' : 'over';
}
