import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Box, Card, Link, Skeleton, Typography } from '@mui/material';
import type { WorkClaim, WorkQueue } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import { useEffect, useRef } from 'react';
import { LinkBase, type RaRecord, RecordContextProvider, useGetIdentity, useTranslate } from 'react-admin';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';
import { workPath } from '../../kit/queue/queues.ts';
import type { Settled } from './steps.ts';
import type { WorkList as Listed } from './use-work-session.ts';
import type { QueueParts } from './work-queue.ts';

interface LineProps {
  queue: WorkQueue;
  record: RaRecord;
  Line: QueueParts['Line'];
  isCurrent: boolean;
  outcome: ReturnType<Settled['get']>;
  claim: WorkClaim | undefined;
}

const looks = {
  display: 'block',
  px: 1.5,
  py: 1,
  borderLeft: 4,
  borderLeftColor: 'transparent',
  '&:hover': { backgroundColor: 'action.hover' },
  '&[aria-current=true]': { borderLeftColor: 'primary.main', backgroundColor: 'action.selected' },
} as const;

function RecordLine({ queue, record, Line, isCurrent, outcome, claim }: LineProps) {
  const translate = useTranslate();
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Link
        ref={line}
        component={LinkBase}
        to={workPath(queue, String(record.id))}
        aria-current={isCurrent ? 'true' : undefined}
        color="textPrimary"
        underline="none"
        sx={looks}
      >
        <RecordContextProvider value={record}>
          <Line />
        </RecordContextProvider>
        {claim && (
          <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <PersonIcon fontSize="inherit" aria-hidden />
            {translate('overview.work.takenBy', { name: claim.userName })}
          </Typography>
        )}
        {(outcome === 'skipped' || outcome === 'proposed') && (
          <Typography variant="body2" color="textSecondary">
            {translate(`overview.work.outcomes.${outcome}`)}
          </Typography>
        )}
      </Link>
    </Box>
  );
}

interface WorkListProps {
  queue: WorkQueue;
  list: Listed;
  Line: QueueParts['Line'];
  currentId: string | undefined;
  settled: Settled;
  claims: readonly WorkClaim[];
}

/** The pending records of the queue in order, with the colleague who works on each. */
export function WorkList({ queue, list, Line, currentId, settled, claims }: WorkListProps) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { data, error, total = 0 } = list;
  const others = claims.filter(({ userId }) => userId !== identity?.id);
  return (
    <Card
      component="nav"
      aria-label={translate(`overview.work.queues.${queue}`)}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, maxHeight: { lg: 'calc(100vh - 9rem)' } }}
    >
      <Typography variant="body2" sx={{ px: 2, py: 1.25, fontWeight: 'medium' }}>
        {translate('overview.work.waiting', { smart_count: total, total: formatNumber(total) })}
      </Typography>
      {error && <LoadFailure error={error} onRetry={() => void list.refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={280} sx={{ mx: 2, mb: 2 }} />}
      {data && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto' }}>
          {data.map((record) => (
            <RecordLine
              key={record.id}
              {...{ queue, record, Line }}
              isCurrent={record.id === currentId}
              outcome={settled.get(String(record.id))}
              claim={others.find(({ recordId }) => recordId === record.id)}
            />
          ))}
        </Box>
      )}
    </Card>
  );
}
