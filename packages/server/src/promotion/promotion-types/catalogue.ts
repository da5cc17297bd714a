import type { PromotionType, PromotionTypeName } from '@semilla/contract';

// The same ids as in the migration that fills the table; they never change, so they need no query.
export const promotionTypeIds: Record<PromotionTypeName, string> = {
  Retail: '01900000-0000-7000-8000-000000000100',
  Manager: '01900000-0000-7000-8000-000000000101',
};

export const promotionTypeList: PromotionType[] = Object.entries(promotionTypeIds).map(
  ([name, promotionTypeId]) => ({ promotionTypeId, name: name as PromotionTypeName }),
);
