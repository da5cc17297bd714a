import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { takeMax } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useGetList, useInput, useRecordContext, useTranslate } from 'react-admin';
import { PartFailure } from '../layout/PartFailure.tsx';
import { OverlapTimeline } from './OverlapTimeline.tsx';
import { isOverlapping, isPeriod, neighbours, type Period } from './overlap.ts';
import type { PromotionRecord } from './promotion-record.ts';

interface Chosen {
  period: Period;
  promotionTypeId: string;
}

/** What the form holds of it at this moment. */
function useChosen(): Chosen {
  const { value: promotionTypeId } = useInput({ source: 'promotionTypeId' }).field;
  const { value: startsAt } = useInput({ source: 'startsAt' }).field;
  const { value: endsAt } = useInput({ source: 'endsAt' }).field;
  return { promotionTypeId, period: { startsAt, endsAt } };
}

/** All others of the same type; the latest of them, should there ever be more than a page. */
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

function Met({ others }: { others: PromotionRecord[] }) {
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

/** Before anything is saved: which promotion of the same type the chosen period would meet. */
export function OverlapCard() {
  const translate = useTranslate();
  const { promotionTypeId, period } = useChosen();
  const { promotions, others } = useOthers(promotionTypeId);
  if (!promotionTypeId || !isPeriod(period)) {
    return <Typography color="textSecondary">{translate('promotion.backoffice.overlap.choose')}</Typography>;
  }
  if (promotions.error) return <PartFailure title="promotion.backoffice.overlap.others" of={promotions} />;
  if (!others) return <Skeleton variant="rounded" height={48} />;
  const met = others.filter((one) => isOverlapping(one, period));
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      {met.length > 0 ? (
        <Met others={met} />
      ) : (
        <Alert severity="success">{translate('promotion.backoffice.overlap.free')}</Alert>
      )}
      <OverlapTimeline period={period} others={neighbours(period, others)} />
    </Box>
  );
}
