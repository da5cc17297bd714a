import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import { Box, Button, Card, Link, Skeleton, Typography } from '@mui/material';
import type { WorkQueue } from '@semilla/contract';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { messageOf } from '../../../kit/acts/message-of.ts';
import { WorkLink } from '../../../kit/queue/WorkLink.tsx';

export interface WaitingLine {
  to: string;
  label: string;
  detail: ReactNode;
  /** Shown at the end of the line: an amount or a day. */
  aside?: ReactNode;
  isLate?: boolean;
}

/** A subset of the waiting items that has its own list. */
interface WaitingPart {
  title: string;
  to: string;
  count: number | undefined;
}

interface WaitingCardProps {
  title: string;
  icon: ReactNode;
  /** The address of the full list. */
  to: string;
  count: number | undefined;
  parts?: WaitingPart[];
  /** The work mode queue, for users who may decide in it. */
  work?: WorkQueue;
  lines: {
    data: WaitingLine[] | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => unknown;
  };
}

// Subgrid gives the headers of all cards in a row the same height, so the lines below align.
const besideOthers = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 2',
  rowGap: 0,
};

function Line({ to, label, detail, aside, isLate }: WaitingLine) {
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Link
        component={LinkBase}
        to={to}
        color="textPrimary"
        underline="none"
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          px: 2,
          py: 1,
          minHeight: 52,
          '&:hover': { backgroundColor: 'action.hover' },
        }}
      >
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography noWrap>{label}</Typography>
          <Typography noWrap variant="body2" color={isLate ? 'error' : 'textSecondary'}>
            {detail}
          </Typography>
        </Box>
        {aside && <Typography sx={{ whiteSpace: 'nowrap', fontWeight: 'medium' }}>{aside}</Typography>}
      </Link>
    </Box>
  );
}

function Lines({ lines }: Pick<WaitingCardProps, 'lines'>) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = lines;
  if (isPending) {
    return (
      <Box aria-busy="true">
        {['first', 'second', 'third'].map((key) => (
          <Box key={key} sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1 }}>
            <Skeleton variant="text" width="60%" />
            <Skeleton variant="text" width="40%" sx={{ fontSize: '0.875rem' }} />
          </Box>
        ))}
      </Box>
    );
  }
  if (error) {
    const message = messageOf(error);
    return (
      <Box role="alert" sx={{ px: 2, pb: 2 }}>
        <Typography variant="body2" gutterBottom>
          {translate(message, { _: message })}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => void refetch()}>
          {translate('common.actions.retry')}
        </Button>
      </Box>
    );
  }
  if (!data?.length) {
    return (
      <Box sx={{ display: 'flex', gap: 1, px: 2, pb: 2, color: 'text.secondary' }}>
        <DoneIcon aria-hidden fontSize="small" color="success" />
        <Typography variant="body2">{translate('overview.home.nothingWaits')}</Typography>
      </Box>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((line) => (
        <Line key={line.to} {...line} />
      ))}
    </Box>
  );
}

function Parts({ parts }: { parts: WaitingPart[] }) {
  const translate = useTranslate();
  const waiting = parts.filter(({ count }) => count);
  if (!waiting.length) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {waiting.map(({ title, to, count }) => (
        <Button key={title} component={LinkBase} to={to} size="small">
          {translate(title)} ({count})
        </Button>
      ))}
    </Box>
  );
}

/** The waiting items of one kind: the total, the first few, and a link to the full list. */
export function WaitingCard({ title, icon, to, count, parts, work, lines }: WaitingCardProps) {
  const translate = useTranslate();
  const name = translate(title);
  return (
    <Card component="section" aria-label={name} sx={besideOthers}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 1 }}>
        <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
          {icon}
        </Box>
        <Typography variant="h3" sx={{ flexGrow: 1, fontSize: '1rem' }}>
          {name}
        </Typography>
        {count !== undefined && count > 0 && (
          <Button
            component={LinkBase}
            to={to}
            size="small"
            sx={{ flexShrink: 0, whiteSpace: 'nowrap', mr: -0.625 }}
            aria-label={translate('overview.home.seeAllOf', { name, smart_count: count })}
          >
            {translate('overview.home.seeAll', { smart_count: count })}
          </Button>
        )}
      </Box>
      <Box>
        <Lines lines={lines} />
        {parts && <Parts parts={parts} />}
        {work && count !== 0 && (
          <Box sx={{ px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
            <WorkLink queue={work} isSmall />
          </Box>
        )}
      </Box>
    </Card>
  );
}
