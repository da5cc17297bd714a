import { Box, Typography } from '@mui/material';
import { formatDate } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { PromotionRecord } from '../../api/record-types/promotion-record.ts';
import { isOverlapping, type Period, placesOf } from './overlap.ts';

interface BarProps {
  name: string;
  period: Period;
  place: { left: number; width: number };
  colour: string;
}

function Bar({ name, period, place, colour }: BarProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: { sm: '13rem 1fr' }, columnGap: 2, py: 0.5 }}
    >
      <Typography variant="body2" noWrap title={name}>
        {name}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ height: 10, borderRadius: 1, backgroundColor: 'action.hover' }}>
          <Box
            sx={{
              height: 1,
              borderRadius: 1,
              backgroundColor: colour,
              ml: `${place.left}%`,
              width: `max(4px, ${place.width}%)`,
            }}
          />
        </Box>
        <Typography variant="caption" color="textSecondary">
          {formatDate(period.startsAt)} – {formatDate(period.endsAt)}
        </Typography>
      </Box>
    </Box>
  );
}

interface OverlapTimelineProps {
  period: Period;
  others: PromotionRecord[];
}

/** The chosen period and the nearby ones as bars on a common time axis. */
export function OverlapTimeline({ period, others }: OverlapTimelineProps) {
  const translate = useTranslate();
  const places = placesOf([period, ...others]);
  const fullWidth = { left: 0, width: 100 };
  return (
    <Box
      component="ol"
      aria-label={translate('promotion.backoffice.overlap.timeline')}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      <Bar
        name={translate('promotion.backoffice.overlap.this')}
        period={period}
        place={places[0] ?? fullWidth}
        colour="primary.main"
      />
      {others.map((promotion, index) => (
        <Bar
          key={promotion.id}
          name={promotion.title}
          period={promotion}
          place={places[index + 1] ?? fullWidth}
          colour={isOverlapping(promotion, period) ? 'warning.main' : 'text.disabled'}
        />
      ))}
    </Box>
  );
}
