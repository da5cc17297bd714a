import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Button, Skeleton } from '@mui/material';
import { useInfiniteGetList, useTranslate } from 'react-admin';
import type { ActivityOf, AuditRecord } from '../../api/record-types/audit-record.ts';
import { LoadFailure } from '../page/LoadFailure.tsx';
import { Message } from '../page/Message.tsx';
import { Timeline } from './ActivityEntry.tsx';

const perPage = 15;

function Loading() {
  return (
    <div aria-busy="true">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} height={64} />
      ))}
    </div>
  );
}

/** The audit trail of a record, or of a person and everything they own; only administrators may read it. */
export default function RecordActivity({ of }: { of: ActivityOf }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteGetList<AuditRecord>(
      'audit',
      { filter: of, pagination: { page: 1, perPage }, sort: { field: 'at', order: 'DESC' } },
      { retry: false },
    );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading />;
  const entries = data.pages.flatMap((page) => page.data);
  if (!entries.length) {
    return (
      <Message
        icon={<HistoryIcon />}
        title={translate('audit.noActivity')}
        text={translate('audit.emptyHint')}
      />
    );
  }
  return (
    <>
      <Timeline entries={entries} label={translate('audit.activity')} />
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {translate('audit.more')}
        </Button>
      )}
    </>
  );
}
