import { platformNow } from '@semilla/client';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { type PromotionRecord, stageOf } from '../../api/record-types/promotion-record.ts';
import { ColourChip } from '../../kit/fields/ColourChip.tsx';

const colours = { active: 'green', planned: 'blue', over: 'grey' } as const;

export function StageField() {
  const record = useRecordContext<PromotionRecord>();
  const translate = useTranslate();
  const [now] = useState(() => platformNow());
  if (!record) return null;
  const stage = stageOf(record, now);
  return <ColourChip colour={colours[stage]} label={translate(`promotion.backoffice.stages.${stage}`)} />;
}
