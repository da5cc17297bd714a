import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { type PromotionRecord, stageOf } from './promotion-record.ts';

const colours = { active: 'success', planned: 'info', over: 'default' } as const;

export function StageChip() {
  const record = useRecordContext<PromotionRecord>();
  const translate = useTranslate();
  const [now] = useState(() => new Date());
  if (!record) return null;
  const stage = stageOf(record, now);
  return (
    <Chip
      size="small"
      variant={stage === 'active' ? 'filled' : 'outlined'}
      color={colours[stage]}
      label={translate(`promotion.backoffice.stages.${stage}`)}
    />
  );
}
