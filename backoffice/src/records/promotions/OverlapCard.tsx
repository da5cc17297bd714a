import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { takeMax } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useGetList, useInput, useRecordContext, useTranslate } from 'react-admin';
import type { PromotionRecord } from '../../api/record-types/promotion-record.ts';
import { PartFailure } from '../../kit/page/PartFailure.tsx';
import { OverlapTimeline } from './OverlapTimeline.tsx';
import { isOverlapping, isPeriod, neighbours, type Period } from './overlap.ts';

interface ChosenPeriod {
  period: Period;
  promotionTypeId: string;
}

/** The promotion type and the period that the form currently has. */
function useChosenPeriod(): ChosenPeriod {
  const { value: promotionTypeId } = useInput({ source: 'promotionTypeId' }).field;
  const { value: startsAt } = useInput({ source: 'startsAt' }).field;
  const { value: endsAt } = useInput({ source: 'endsAt' }).field;
  return { promotionTypeId, period: { startsAt, endsAt } };
}

/** The other promotions of the type. If they do not fit on one page, only the latest are loaded. */
function useOthers(promotionTypeId: string) {
  const record = useRecordContext<PromotionRecord>();
  const promotions = useGetList<PromotionRecord>(
    'marketing',
    {
      filter: { promotionTypeId },
      sort: { field: 'endsAt', order: 'DESC' },
      pagination: { page: 1, perPage: takeMax },
    },
    { enabled: Boolean(promotionTypeId), retry: false },
  );
  return { promotions, others: promotions.data?.filter(({ id }) => id !== record?.id) };
}

function OverlapWarning({ others }: { others: PromotionRecord[] }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      {translate('promotion.backoffice.overlap.met', { smart_count: others.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {others.map(({ id, title, startsAt, endsAt }) => (
          <li key={id}>
            <strong>{title}</strong>: {formatDateTime(startsAt)} – {formatDateTime(endsAt)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Shows, before saving, which promotions of the same type overlap the chosen period. */
export function OverlapCard() {
  const translate = useTranslate();
  const { promotionTypeId, period } = useChosenPeriod();
  const { promotions, others } = useOthers(promotionTypeId);
  if (!promotionTypeId || !isPeriod(period)) {
    return <Typography color="textSecondary">{translate('promotion.backoffice.overlap.choose')}</Typography>;
  }
  if (promotions.error) return <PartFailure title="promotion.backoffice.overlap.others" of={promotions} />;
  if (!others) return <Skeleton variant="rounded" height={48} />;
  const overlapping = others.filter((promotion) => isOverlapping(promotion, period));
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      {overlapping.length > 0 ? (
        <OverlapWarning others={overlapping} />
      ) : (
        <Alert severity="success">{translate('promotion.backoffice.overlap.free')}</Alert>
      )}
      <OverlapTimeline period={period} others={neighbours(period, others)} />
    </Box>
  );
}
