import { useRecordContext, useTranslate } from 'react-admin';
import type { PromotionRecord } from '../../api/record-types/promotion-record.ts';

export function PromotionTypeField() {
  const record = useRecordContext<PromotionRecord>();
  const translate = useTranslate();
  return <>{record && translate(`promotion.types.${record.promotionTypeName}`)}</>;
}
