import type { PromotionType, PromotionTypeName } from '@semilla/contract';

// The ids from the migration that fills the table. They never change, so no query is needed.
export const promotionTypeIds: Record<PromotionTypeName, string> = {
  Retail: '01900000-0000-7000-8000-000000000100',
  Manager: '01900000-0000-7000-8000-000000000101',
};

export const promotionTypeList: PromotionType[] = Object.entries(promotionTypeIds).map(
  ([name, promotionTypeId]) => ({ promotionTypeId, name: name as PromotionTypeName }),
);
